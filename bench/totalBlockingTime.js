/** A task blocks by what it takes beyond this, in milliseconds (web.dev, Total Blocking Time). */
export const LONG_TASK = 50;

/**
 * @param {readonly { start: number, duration: number }[]} tasks of the main thread, in milliseconds
 * @param {number} from the first contentful paint: what blocks before it delays that instead
 * @returns {number} milliseconds in which input would have had to wait
 */
export function totalBlockingTime(tasks, from) {
  return tasks.reduce((sum, { start, duration }) => {
    const counted = start + duration - Math.max(start, from);
    return sum + Math.max(0, counted - LONG_TASK);
  }, 0);
}
