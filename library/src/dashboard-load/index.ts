export { addLoadItem, COLLECT_TIME, LOAD_EVENT } from "./addLoadItem.ts";
export { encodeLoad } from "./encodeLoad.ts";
export {
  type LoadData,
  type LoadItem,
  type LoadServer,
  type LoadValue,
  loadServerDefaults,
} from "./LoadItem.ts";
export {
  LOAD_ACTION,
  type LoadAnswer,
  type LoadResources,
  loadAnswerSchema,
} from "./wire.ts";
