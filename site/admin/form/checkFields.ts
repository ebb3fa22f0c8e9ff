import type {
  FieldDescription,
  FieldIssue,
  FieldKind,
  TextLimits,
} from "../../content/admin/fieldWire.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { isShownIn } from "./isShownIn.ts";

type Path = FieldIssue["path"];
type Say = AdminLocale["say"];

/** What can be seen to be wrong with the fields of an object before the server is asked, in their order. */
export function checkFields(
  fields: readonly FieldDescription[],
  value: Readonly<Record<string, unknown>>,
  { say, path = [] }: { readonly say: Say; readonly path?: Path },
): readonly FieldIssue[] {
  return fields
    .filter((field) => isShownIn(field, { fields, value }))
    .flatMap((field) => {
      const at = { say, path: [...path, field.name] };
      return checkField(field, value[field.name], at);
    });
}

/** The same of one field, and of all that is inside it. */
export function checkField(
  field: FieldDescription,
  value: unknown,
  at: { readonly say: Say; readonly path: Path },
): readonly FieldIssue[] {
  const isLeftOut = value === undefined || value === null;
  if (isLeftOut && field.isOptional) return [];
  if (isLeftOut && field.kind !== "switch") {
    return [{ path: at.path, message: at.say("form.missing") }];
  }
  return checkKind(field, value, at);
}

function checkKind(
  kind: FieldKind,
  value: unknown,
  at: { readonly say: Say; readonly path: Path },
): readonly FieldIssue[] {
  const { say, path } = at;
  const wrong = (message: string | undefined) => (message ? [{ path, message }] : []);
  switch (kind.kind) {
    case "number":
      return wrong(numberProblem(kind, value, say));
    case "choice": {
      const isOffered = kind.options.some((option) => option.value === value);
      return wrong(isOffered ? undefined : say("form.missing"));
    }
    case "group":
      return checkFields(kind.fields, value as Record<string, unknown>, at);
    case "list":
    case "choices": {
      const items = value as readonly unknown[];
      const inside =
        kind.kind === "list"
          ? items.flatMap((item, index) =>
              checkKind(kind.item, item, { say, path: [...path, index] }),
            )
          : [];
      return [...wrong(countProblem(kind, items.length, say)), ...inside];
    }
    case "colour":
      return wrong(/^#[\da-f]{6}$/i.test(String(value)) ? undefined : say("form.notColour"));
    case "time":
      return wrong(value === "" ? say("form.missing") : undefined);
    case "secret":
      return wrong(textProblem(kind, typeof value === "string" ? value : "", say));
    case "switch":
    case "hidden":
      return [];
    default:
      return wrong(textProblem(kind, String(value), say));
  }
}

function textProblem(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: TextLimits,
  text: string,
  say: Say,
): string | undefined {
  if (minLength > 0 && text.trim() === "") return say("form.missing");
  if (text.length < minLength) return say("form.tooShort", { count: minLength });
  if (text.length > maxLength) return say("form.tooLong", { count: maxLength });
  if (!pattern || new RegExp(pattern.source, pattern.flags).test(text.trim())) return undefined;
  if (text.trim() === "") return say("form.missing");
  return pattern.message ?? say("form.malformed");
}

function numberProblem(
  { min, max, isWhole }: Extract<FieldKind, { kind: "number" }>,
  value: unknown,
  say: Say,
): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return say("form.missing");
  if (min !== undefined && value < min) return say("form.tooSmall", { limit: min });
  if (max !== undefined && value > max) return say("form.tooLarge", { limit: max });
  return isWhole && !Number.isInteger(value) ? say("form.notWhole") : undefined;
}

function countProblem(
  { min = 0, max = Number.POSITIVE_INFINITY }: { readonly min?: number; readonly max?: number },
  count: number,
  say: Say,
): string | undefined {
  if (count < min) return say("form.tooFew", { count: min });
  return count > max ? say("form.tooMany", { count: max }) : undefined;
}
