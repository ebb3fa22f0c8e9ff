/** As themes know a phone or a tablet: by what its browser says of itself, not by width or touch. */
const MOBILE = /Android|BlackBerry|iPhone|iPad|iPod|Opera Mini|IEMobile/i;

/** Whether a browser says that it runs on a phone or a tablet. */
export function isMobileAgent(userAgent: string): boolean {
  return MOBILE.test(userAgent);
}
