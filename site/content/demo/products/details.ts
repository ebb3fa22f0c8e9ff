import type { DemoDetail } from "../types.ts";

/** What a product's table of details says. */
type Facts = {
  readonly ink: readonly string[];
  readonly paper: readonly string[];
  readonly technique: string;
  readonly press: "Risograph" | "Letterpress" | "Risograph and letterpress";
  readonly format: string;
  readonly weight: string;
  readonly edition: string;
};

/** The details in the order in which they are shown; a list can be narrowed by the first four. */
export function details(facts: Facts): readonly DemoDetail[] {
  return [
    { name: "Ink", values: facts.ink, filter: true },
    { name: "Paper", values: facts.paper, filter: true },
    { name: "Technique", values: [facts.technique], filter: true },
    { name: "Press", values: facts.press.split(" and ").map(capitalised), filter: true },
    { name: "Format", values: [facts.format] },
    { name: "Weight", values: [facts.weight] },
    { name: "Edition", values: [facts.edition] },
  ];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
