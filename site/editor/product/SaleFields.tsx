import { useFieldIssue } from "../../admin/form/FieldIssuesContext.ts";
import { TimeField } from "../../admin/form/TimeField.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { useWrong, type VariantFieldProps } from "./variantFields.tsx";

/** A reduction: the price while it lasts, and from when to when. Without a price there is none. */
export function SaleFields({ variant, path, change }: VariantFieldProps) {
  const { say } = useAdminLocale();
  const { sale } = variant;
  const price = useWrong(`${path}.sale.price`);
  const whole = useFieldIssue(`${path}.sale`);
  const from = useWrong(`${path}.sale.from`);
  const until = useWrong(`${path}.sale.until`);
  return (
    <>
      <MoneyField
        {...price}
        error={price.error ?? whole}
        label={say("product.salePrice")}
        help={say("product.salePriceHelp")}
        value={sale?.price ?? null}
        onChange={(reduced) =>
          change({ sale: reduced === null ? null : { ...NEW_SALE, ...sale, price: reduced } })
        }
      />
      {sale && (
        <>
          <TimeField
            {...from}
            label={say("product.saleFrom")}
            help={say("product.saleFromHelp")}
            value={sale.from ?? ""}
            onChange={(time) => change({ sale: { ...sale, from: time === "" ? null : time } })}
          />
          <TimeField
            {...until}
            label={say("product.saleUntil")}
            help={say("product.saleUntilHelp")}
            value={sale.until ?? ""}
            onChange={(time) => change({ sale: { ...sale, until: time === "" ? null : time } })}
          />
        </>
      )}
    </>
  );
}

/** Begun, and without an end. */
const NEW_SALE = { from: null, until: null };
