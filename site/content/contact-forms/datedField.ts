import type { FormItem } from "./FormItem.ts";
import { calendarDay } from "./relativeDay.ts";

/** A field as it is on the day `now`: what is counted from today is a day of the calendar in it. */
export function datedField(field: FormItem, now: Date): FormItem {
  if (field.kind !== "date") return field;
  const { min, max } = field;
  return {
    ...field,
    ...(min !== undefined && { min: calendarDay(min, now) }),
    ...(max !== undefined && { max: calendarDay(max, now) }),
  };
}
