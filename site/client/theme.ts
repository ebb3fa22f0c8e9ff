/**
 * Runs in the head, before anything is painted, so that a chosen theme never flashes. Built as a
 * script of its own, apart from the runtime, which comes later.
 */
import { applyTheme, readTheme } from "vitrine/theme-switch/theme";

applyTheme(document, readTheme(window));
