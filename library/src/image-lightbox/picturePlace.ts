/** With which the place of an address begins that opens something: `#picture=sea.jpg`. */
export const PICTURE_PLACE = "#picture=";
