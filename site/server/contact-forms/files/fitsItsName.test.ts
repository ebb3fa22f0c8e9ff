import { describe, expect, test } from "vitest";
import { fitsItsName } from "./fitsItsName.ts";
import { sniffFormFile } from "./sniffFormFile.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const PNG = latin("\x89PNG\r\n\x1a\n");
const JPEG = latin("\xff\xd8\xff\xe0\0\x10JFIF");
const PDF = latin("%PDF-1.7\n");
const ZIP = latin("PK\x03\x04");
const OFFICE = latin("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
const WINDOWS = latin(`MZ\x90\0\x03${"\0".repeat(60)}`);
const HTML = latin("<!-- hello -->\n<!DOCTYPE html><title>x</title>");
const TEXT = latin("Dear all,\nthis is a text. MZ and <b> are in it.");

const fits = (name: string, head: Uint8Array) => fitsItsName(name, sniffFormFile(head, name).kind);

describe("A file is what its name says", () => {
  test.each([
    ["a.png", PNG],
    ["a.PNG", PNG],
    // Programs that save pictures often take another form than the name.
    ["a.jpg", PNG],
    ["a.heic", latin("\0\0\0\x18ftypheic")],
    ["a.svg", latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a.pdf", PDF],
    ["a.pdf", latin(`\r\n\0${PDF.toString("latin1")}`)],
    ["a.docx", ZIP],
    ["a.zip", ZIP],
    ["a.doc", OFFICE],
    ["a.doc", latin("{\\rtf1")],
    ["a.xls", ZIP],
    ["a.mp3", latin("ID3\x03")],
    ["a.m4a", latin("\0\0\0\x18ftypM4A ")],
    ["a.mov", latin("\0\0\0\x14ftypqt  ")],
    ["a.mkv", latin("\x1a\x45\xdf\xa3matroska")],
    ["a.txt", TEXT],
    ["a.csv", PNG],
    ["notes", TEXT],
    ["photo", JPEG],
    ["setup.exe", WINDOWS],
    ["page.html", HTML],
  ])("%s with its own bytes", (name, head) => expect(fits(name, head)).toBe(true));

  test.each([
    ["a.png", TEXT],
    ["a.png", HTML],
    ["a.pdf", ZIP],
    ["a.pdf", WINDOWS],
    ["a.pdf", HTML],
    ["a.docx", PDF],
    ["a.docx", OFFICE],
    ["a.doc", PNG],
    ["a.jpg", latin("<svg onload=alert(1)>")],
    ["a.mp3", JPEG],
    ["a.png.html.png", HTML],
    ["a.exe.txt", WINDOWS],
    ["notes", latin("\x7fELF\x02")],
    ["notes.txt", latin("#!/bin/sh\nrm x")],
    ["notes.txt", latin("#! /bin/sh")],
    ["notes.txt", HTML],
    ["notes.txt", latin("\xef\xbb\xbf  <script>x")],
    ["notes.txt", Buffer.from("\ufeff<html>", "utf16le")],
    ["data.csv", latin("<?php x")],
    ["a.", latin("\xca\xfe\xba\xbe\0\0")],
  ])("and not %s with those of another", (name, head) => expect(fits(name, head)).toBe(false));

  test("and nothing takes long to be told apart, whatever is in it", () => {
    // The quickest counts: the others may have been held up.
    const times = [1, 2, 3].map(() => {
      const begun = performance.now();
      for (const unit of ["<!--", "<!---->", "-->", "<", " ", "\0", "MZ", "%PDF", "<a "]) {
        sniffFormFile(latin(unit.repeat(4096)).subarray(0, 4096), "a.txt");
      }
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });
});

test("What is known is named as it is, and kept under an ending of its own", () => {
  expect(sniffFormFile(JPEG, "a.exe")).toEqual({
    kind: "picture",
    type: "image/jpeg",
    extension: "jpg",
  });
  expect(sniffFormFile(HTML, "a.jpg")).toMatchObject({ type: "text/html", extension: "bin" });
  expect(sniffFormFile(WINDOWS, "a.jpg")).toMatchObject({ extension: "bin" });
  expect(sniffFormFile(TEXT, "a")).toMatchObject({ type: "text/plain", extension: "txt" });
  expect(sniffFormFile(Buffer.of(0, 1, 2, 3), "a")).toMatchObject({ kind: "unknown" });
});
