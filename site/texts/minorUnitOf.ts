/** How many of a currency's smallest unit make one, such as 100 cents; 1 for the yen. */
export function minorUnitOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 100;
  }
}
