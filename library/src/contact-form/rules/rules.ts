import { allRule } from "./all.ts";
import { anyRule } from "./any.ts";
import { dateRule } from "./date.ts";
import { dayofweekRule } from "./dayofweek.ts";
import { emailRule } from "./email.ts";
import { enumRule } from "./enum.ts";
import { fileRule } from "./file.ts";
import { maxdateRule } from "./maxdate.ts";
import { maxfilesizeRule } from "./maxfilesize.ts";
import { maxitemsRule } from "./maxitems.ts";
import { maxlengthRule } from "./maxlength.ts";
import { maxnumberRule } from "./maxnumber.ts";
import { mindateRule } from "./mindate.ts";
import { minfilesizeRule } from "./minfilesize.ts";
import { minitemsRule } from "./minitems.ts";
import { minlengthRule } from "./minlength.ts";
import { minnumberRule } from "./minnumber.ts";
import { numberRule } from "./number.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { requiredRule } from "./required.ts";
import { requiredfileRule } from "./requiredfile.ts";
import { stepnumberRule } from "./stepnumber.ts";
import { telRule } from "./tel.ts";
import { timeRule } from "./time.ts";
import { urlRule } from "./url.ts";

/** Each rule that a schema may name. */
export const rules: Readonly<Record<string, RuleFunction>> = {
  required: requiredRule,
  requiredfile: requiredfileRule,
  email: emailRule,
  url: urlRule,
  tel: telRule,
  number: numberRule,
  date: dateRule,
  time: timeRule,
  file: fileRule,
  enum: enumRule,
  dayofweek: dayofweekRule,
  minitems: minitemsRule,
  maxitems: maxitemsRule,
  minlength: minlengthRule,
  maxlength: maxlengthRule,
  minnumber: minnumberRule,
  maxnumber: maxnumberRule,
  mindate: mindateRule,
  maxdate: maxdateRule,
  minfilesize: minfilesizeRule,
  maxfilesize: maxfilesizeRule,
  stepnumber: stepnumberRule,
  all: allRule,
  any: anyRule,
};
