export { createNotice, type NoticeOptions } from "./createNotice.ts";
export { Notice, type NoticeProps } from "./Notice.tsx";
export { type NoticeLabels, noticeLabelDefaults } from "./noticeLabels.ts";
export { FOLD_ACTION, FOLD_STATUSES, type FoldStatus, HIDE_ACTION, NONCE_FIELD } from "./wire.ts";
