export { type VideoAddress, videoAddress } from "./actions/videoAddress.ts";
export { createEventBindings, type EventBindingsOptions } from "./createEventBindings.ts";
export { createPageEvents, type PageEventsOptions } from "./createPageEvents.ts";
export { EventBindings, type EventBindingsProps } from "./EventBindings.tsx";
export { type EventBindingsLabels, eventBindingsLabels } from "./eventBindingsLabels.ts";
export { type EventBinding, readEvents, writeEvents } from "./readEvents.ts";
