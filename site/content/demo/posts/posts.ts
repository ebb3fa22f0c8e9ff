import type { DemoPost } from "../types.ts";
import { aDotIsNotAPixel } from "./aDotIsNotAPixel.ts";
import { aShortHistoryOfBlue } from "./aShortHistoryOfBlue.ts";
import { lettingInkDry } from "./lettingInkDry.ts";
import { moire } from "./moire.ts";
import { overprint } from "./overprint.ts";
import { proofAndPatience } from "./proofAndPatience.ts";
import { registration } from "./registration.ts";
import { sixDrums } from "./sixDrums.ts";
import { theWeightOfPaper } from "./theWeightOfPaper.ts";
import { trimming } from "./trimming.ts";
import { whatWeThrowAway } from "./whatWeThrowAway.ts";
import { whyPaperHasAGrain } from "./whyPaperHasAGrain.ts";

/** The journal, oldest first. */
export const posts: readonly DemoPost[] = [
  aDotIsNotAPixel,
  whyPaperHasAGrain,
  sixDrums,
  overprint,
  moire,
  theWeightOfPaper,
  registration,
  aShortHistoryOfBlue,
  trimming,
  proofAndPatience,
  lettingInkDry,
  whatWeThrowAway,
];
