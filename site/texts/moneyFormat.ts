/** A stored currency may be none that Intl knows: euros are shown then, rather than nothing. */
export function moneyFormat(region: string, currency: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(region, { style: "currency", currency });
  } catch {
    return new Intl.NumberFormat(region, { style: "currency", currency: "EUR" });
  }
}
