import { behaviours, start } from "vitrine/runtime";
import { islands } from "../islands.ts";

start(document, { behaviours, islands });
