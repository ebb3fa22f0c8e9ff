import { createHmac } from "node:crypto";
import { answersTo } from "./captchaChallenge.ts";
import { type Canvas, createCanvas } from "./createCanvas.ts";
import { createDice, type Dice } from "./createDice.ts";
import { encodePng } from "./encodePng.ts";
import { type Point, strokesOf } from "./glyphs.ts";

/** In pixels; shown two thirds as large, so that it is sharp on fine screens. */
export const CAPTCHA_SIZE = { width: 360, height: 120 };
/** Of paper and ink, from black to white: a picture of its own, on light pages and dark ones. */
const [PAPER, INK] = [244, 38];
const MARGIN = 34;
const LETTER_HEIGHT = 66;
/** A letter's share of its place: what remains parts it from the next. */
const LETTER_WIDTH = 0.68;

/**
 * The picture of a challenge, as PNG: its characters, each turned and slanted, all bent by waves and
 * crossed by lines. Asked for once more it is the same: many pictures of one would tell what is noise.
 */
export function drawCaptcha(challenge: string, secret: string): Buffer {
  const { code } = answersTo(challenge, secret);
  const dice = createDice(createHmac("sha256", secret).update(`picture\n${challenge}`).digest());
  const { width, height } = CAPTCHA_SIZE;
  const canvas = createCanvas(width, height);
  const wave = createWaves(dice);
  const room = (width - 2 * MARGIN) / code.length;
  for (const [index, character] of [...code].entries()) {
    const place = placeAt([MARGIN + (index + 0.5) * room, height / 2], room * LETTER_WIDTH, dice);
    const thickness = dice(6, 8);
    for (const stroke of strokesOf(character)) {
      canvas.draw(
        stroke.map((point) => wave(place(point))),
        thickness,
      );
    }
  }
  scatter(canvas, dice);
  const pixels = new Uint8Array(canvas.ink.map((ink) => PAPER + (INK - PAPER) * ink));
  return encodePng({ width, height, pixels });
}

type Move = (point: Point) => Point;

/** Where a letter stands: near the middle of its place, turned and slanted by a little. */
function placeAt([middleX, middleY]: Point, width: number, dice: Dice): Move {
  const [turn, slant, size] = [dice(-0.24, 0.24), dice(-0.18, 0.18), dice(0.85, 1.1)];
  const [shiftX, shiftY] = [dice(-4, 4), dice(-9, 9)];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return ([glyphX, glyphY]) => {
    const y = (glyphY - 0.5) * LETTER_HEIGHT * size;
    const x = (glyphX - 0.5) * width * size - y * slant;
    return [middleX + shiftX + x * cosine - y * sine, middleY + shiftY + x * sine + y * cosine];
  };
}

/** Bends lines across the whole picture, up and down, and to the sides. */
function createWaves(dice: Dice): Move {
  const [lengthX, lengthY] = [dice(28, 42), dice(18, 28)];
  const [heightX, heightY] = [dice(2, 4), dice(4, 7)];
  const [phaseX, phaseY] = [dice(0, 2 * Math.PI), dice(0, 2 * Math.PI)];
  return ([x, y]) => [
    x + heightX * Math.sin(y / lengthY + phaseX),
    y + heightY * Math.sin(x / lengthX + phaseY),
  ];
}

/** Lines through the letters, as thick as theirs or thinner, and short ones between them. */
function scatter({ draw, width, height }: Canvas, dice: Dice): void {
  for (let lines = 0; lines < 2; lines++) {
    const wave = createWaves(dice);
    const [from, to] = [dice(0.15, 0.85) * height, dice(0.15, 0.85) * height];
    const points = Array.from({ length: 41 }, (_, index): Point => {
      return [(index / 40) * width, from + ((to - from) * index) / 40];
    });
    draw(points.map(wave), dice(2, 3.5));
  }
  for (let specks = 0; specks < 32; specks++) {
    const [x, y] = [dice(0, width), dice(0, height)];
    draw(
      [
        [x, y],
        [x + dice(-7, 7), y + dice(-7, 7)],
      ],
      dice(1.5, 4),
    );
  }
}
