import { armchairRoom } from "./rooms/armchairRoom.js";
import { bedRoom } from "./rooms/bedRoom.js";
import { catRoom } from "./rooms/catRoom.js";
import { deskRoom } from "./rooms/deskRoom.js";
import { hallRoom } from "./rooms/hallRoom.js";
import { kitchenRoom } from "./rooms/kitchenRoom.js";
import { plantRoom } from "./rooms/plantRoom.js";
import { sideboardRoom } from "./rooms/sideboardRoom.js";

/** @typedef {{ wall: string, random: import("../kit/random.js").Random }} Light */
/**
 * @typedef {object} Place where the frame hangs, and what is behind and before it
 * @property {number} x
 * @property {number} y
 * @property {number} width of the frame
 * @property {string} back
 * @property {string} front
 */

/** Rooms of 1200 by 1500 units; the floor begins at 1330. @type {readonly ((light: Light) => Place)[]} */
export const ROOMS = [
  sideboardRoom,
  armchairRoom,
  deskRoom,
  plantRoom,
  bedRoom,
  hallRoom,
  kitchenRoom,
  catRoom,
];
