/** The most cues that one file gives; a film of four hours has about 5,000. */
export const MAX_CUES = 20_000;

/** The most characters of a file that are read: about forty times those of a long film. */
export const MAX_CAPTIONS_LENGTH = 8_000_000;

/** What is said in a film, and when. */
export type Caption = {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Plain text; lines are parted by "\n". */
  readonly text: string;
  /** How high it stands, as a share of the film's height in per cent. Default the browser's place. */
  readonly line?: number;
};

export type Captions = {
  /** By their beginning, as the file has them. */
  readonly captions: readonly Caption[];
  /** How many could not be read, or were more than MAX_CUES. */
  readonly skipped: number;
};

/**
 * Reads a file of captions, WebVTT or SubRip: both are a line of times and lines of text below it,
 * parted by blank lines. What stands between cues (headers, numbers, notes, styles) says nothing to
 * readers. Marks that lay out text, such as `<i>`, `<v Name>` and `{\an8}`, are taken out; all else
 * stays text, whatever it looks like.
 */
export function parseCaptions(file: string): Captions {
  const text = file.slice(0, MAX_CAPTIONS_LENGTH).replace(/^\uFEFF/, "");
  const isVtt = /^WEBVTT(?:[ \t\r\n]|$)/.test(text);
  const captions: Caption[] = [];
  let skipped = 0;
  let times: Times | undefined;
  let lines: string[] = [];

  const end = (): void => {
    const said = plainText(lines.join("\n"), isVtt);
    if (times && said && captions.length < MAX_CUES) captions.push({ ...times, text: said });
    else if (times && said) skipped += 1;
    times = undefined;
    lines = [];
  };

  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.includes("-->")) {
      end();
      times = readTimes(line);
      if (!times) skipped += 1;
    } else if (line.trim() === "") end();
    else if (times) lines.push(line.trim());
  }
  end();
  return { captions, skipped };
}

type Times = Omit<Caption, "text">;

/** "00:01.000 --> 00:04.000 line:10%", with hours before and with a comma, as SubRip writes it. */
function readTimes(text: string): Times | undefined {
  const [from = "", to = ""] = text.split("-->");
  const [until = "", ...settings] = to.trim().split(/\s+/);
  const [start, end] = [readTime(from.trim()), readTime(until)];
  if (start === undefined || end === undefined || end <= start) return undefined;
  const line = settings.find((setting) => setting.startsWith("line:"));
  const [, place] = /^line:(\d{1,3})(?:\.\d*)?%/.exec(line ?? "") ?? [];
  return { start, end, ...(place && Number(place) <= 100 && { line: Number(place) }) };
}

function readTime(text: string): number | undefined {
  const [, hours = "0", minutes, seconds, part = "0"] =
    /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole + Number(part.padEnd(3, "0")) / 1000;
}

/** Marks of both formats; of whatever else stands between angle brackets nothing is known. */
const MARKS =
  /<\/?(?:[biu]|c|v|lang|ruby|rt|font)(?:[.\s][^<>]{0,200})?>|<\d\d[\d:.]{1,20}>|\{\\[^{}]{0,40}\}/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&nbsp;": "\u00A0",
  "&lrm;": "\u200E",
  "&rlm;": "\u200F",
};

function plainText(text: string, isVtt: boolean): string {
  const bare = text.replaceAll("\0", "\uFFFD").replace(MARKS, "").trim();
  return isVtt
    ? bare.replace(/&(?:lt|gt|amp|nbsp|lrm|rlm);/g, (name) => ENTITIES[name] ?? name)
    : bare;
}
