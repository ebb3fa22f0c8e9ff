import type { Picture } from "../picture.ts";

/** What every drawn picture shows, what of it must stay in view, and its main colour. */
export const pictures = {
  "north-wind-flat": {
    alt: "The poster North Wind: blue lines that follow the wind across the sheet and turn vermilion where they cross a round sun.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d4d2d9",
  },
  "north-wind-framed": {
    alt: "The poster North Wind in a thin frame, hanging on a wall: blue lines that follow the wind across the sheet and turn vermilion where they cross a round sun.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d4d1d2",
  },
  "north-wind-detail": {
    alt: "A close view of the print North Wind, near enough to see the ink: blue lines that follow the wind across the sheet and turn vermilion where they cross a round sun.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d5b6bb",
  },
  "north-wind-wall": {
    alt: "The poster North Wind in a room, above an oak sideboard with a lamp and a vase.",
    focal: { x: 0.51, y: 0.37 },
    colour: "#d2c6b9",
  },
  "slow-river-flat": {
    alt: "The poster Slow River: a green bundle of lines that winds down cream paper and parts round two islands.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c5cbb8",
  },
  "slow-river-framed": {
    alt: "The poster Slow River in a thin frame, standing on a narrow shelf: a green bundle of lines that winds down cream paper and parts round two islands.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#bac3be",
  },
  "slow-river-detail": {
    alt: "A close view of the print Slow River, near enough to see the ink: a green bundle of lines that winds down cream paper and parts round two islands.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#8bab94",
  },
  "slow-river-wall": {
    alt: "The poster Slow River in a room, above an armchair under an arc lamp.",
    focal: { x: 0.66, y: 0.32 },
    colour: "#bcbeb2",
  },
  "murmuration-flat": {
    alt: "The poster Murmuration: a flock of small black strokes that curls across a pale blue sky above reeds.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#ccd4d6",
  },
  "murmuration-framed": {
    alt: "The poster Murmuration in a thin frame, leaning against a wall on floorboards: a flock of small black strokes that curls across a pale blue sky above reeds.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#cfc7bd",
  },
  "murmuration-detail": {
    alt: "A close view of the print Murmuration, near enough to see the ink: a flock of small black strokes that curls across a pale blue sky above reeds.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b2bdc3",
  },
  "murmuration-wall": {
    alt: "The poster Murmuration in a room, above a desk with a lamp and a chair.",
    focal: { x: 0.57, y: 0.34 },
    colour: "#c0c5b9",
  },
  "interference-one-flat": {
    alt: "The poster Interference No. 1: a disc of blue rings and a disc of red rings that overlap in a moiré.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dfd3d4",
  },
  "interference-one-framed": {
    alt: "The poster Interference No. 1 in a thin frame, hanging in the light of a window: a disc of blue rings and a disc of red rings that overlap in a moiré.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e6dace",
  },
  "interference-one-detail": {
    alt: "A close view of the print Interference No. 1, near enough to see the ink: a disc of blue rings and a disc of red rings that overlap in a moiré.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a06d90",
  },
  "interference-one-wall": {
    alt: "The poster Interference No. 1 in a room, beside a tall rubber plant and a stool.",
    focal: { x: 0.65, y: 0.37 },
    colour: "#d6c8b3",
  },
  "interference-two-flat": {
    alt: "The poster Interference No. 2: black and vermilion lines whose ripples make a moiré on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d3b3a6",
  },
  "interference-two-framed": {
    alt: "The poster Interference No. 2 in a thin frame, hanging on a wall: black and vermilion lines whose ripples make a moiré on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#cebdaf",
  },
  "interference-two-detail": {
    alt: "A close view of the print Interference No. 2, near enough to see the ink: black and vermilion lines whose ripples make a moiré on cream paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b27b6c",
  },
  "interference-two-wall": {
    alt: "The poster Interference No. 2 in a room, above a bed with a round lamp.",
    focal: { x: 0.44, y: 0.31 },
    colour: "#c4bdb2",
  },
  "harmonograph-flat": {
    alt: "The poster Harmonograph: one violet line drawn by pendulums, in three folded loops round a small star.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e3dedf",
  },
  "harmonograph-framed": {
    alt: "The poster Harmonograph in a thin frame, standing on a narrow shelf: one violet line drawn by pendulums, in three folded loops round a small star.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d5d4cb",
  },
  "harmonograph-detail": {
    alt: "A close view of the print Harmonograph, near enough to see the ink: one violet line drawn by pendulums, in three folded loops round a small star.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#9e8ab7",
  },
  "harmonograph-wall": {
    alt: "The poster Harmonograph in a room, in a hall with a coat, a bench and boots.",
    focal: { x: 0.62, y: 0.37 },
    colour: "#c8bbad",
  },
  "sunflower-count-flat": {
    alt: "The poster Sunflower Count: ochre dots in sunflower spirals, three spirals of them black, above a tally of thirty-four.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e6dbc4",
  },
  "sunflower-count-framed": {
    alt: "The poster Sunflower Count in a thin frame, leaning against a wall on floorboards: ochre dots in sunflower spirals, three spirals of them black, above a tally of thirty-four.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d5c1ac",
  },
  "sunflower-count-detail": {
    alt: "A close view of the print Sunflower Count, near enough to see the ink: ochre dots in sunflower spirals, three spirals of them black, above a tally of thirty-four.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e6d0a7",
  },
  "sunflower-count-wall": {
    alt: "The poster Sunflower Count in a room, above a round table with a bowl of fruit.",
    focal: { x: 0.69, y: 0.34 },
    colour: "#bebdb7",
  },
  "quiet-spheres-flat": {
    alt: "The poster Quiet Spheres: four spheres shaded with black hatching and an ochre ball balanced on top.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e7e3da",
  },
  "quiet-spheres-framed": {
    alt: "The poster Quiet Spheres in a thin frame, hanging in the light of a window: four spheres shaded with black hatching and an ochre ball balanced on top.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e2dfd8",
  },
  "quiet-spheres-detail": {
    alt: "A close view of the print Quiet Spheres, near enough to see the ink: four spheres shaded with black hatching and an ochre ball balanced on top.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#cbc9c5",
  },
  "quiet-spheres-wall": {
    alt: "The poster Quiet Spheres in a room, above a low bookcase with a sleeping cat.",
    focal: { x: 0.51, y: 0.33 },
    colour: "#958f89",
  },
  "ridge-lines-flat": {
    alt: "The poster Ridge Lines: black profile lines that rise into a mountain on grey paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d0cfc9",
  },
  "ridge-lines-framed": {
    alt: "The poster Ridge Lines in a thin frame, hanging on a wall: black profile lines that rise into a mountain on grey paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d4c4b8",
  },
  "ridge-lines-detail": {
    alt: "A close view of the print Ridge Lines, near enough to see the ink: black profile lines that rise into a mountain on grey paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#afaca8",
  },
  "ridge-lines-wall": {
    alt: "The poster Ridge Lines in a room, above an oak sideboard with a lamp and a vase.",
    focal: { x: 0.49, y: 0.37 },
    colour: "#bdb9b0",
  },
  "seven-islands-flat": {
    alt: "The poster Seven Islands: a chart of seven ochre islands with blue depth lines and a ruled border.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dcd6cc",
  },
  "seven-islands-framed": {
    alt: "The poster Seven Islands in a thin frame, standing on a narrow shelf: a chart of seven ochre islands with blue depth lines and a ruled border.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dfd3bd",
  },
  "seven-islands-detail": {
    alt: "A close view of the print Seven Islands, near enough to see the ink: a chart of seven ochre islands with blue depth lines and a ruled border.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d5ccbd",
  },
  "seven-islands-wall": {
    alt: "The poster Seven Islands in a room, above an armchair under an arc lamp.",
    focal: { x: 0.34, y: 0.32 },
    colour: "#cfc2b9",
  },
  "high-pasture-flat": {
    alt: "The poster High Pasture: green contour lines of two summits with a dotted vermilion path past three huts.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dcdbcc",
  },
  "high-pasture-framed": {
    alt: "The poster High Pasture in a thin frame, leaning against a wall on floorboards: green contour lines of two summits with a dotted vermilion path past three huts.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#a39f93",
  },
  "high-pasture-detail": {
    alt: "A close view of the print High Pasture, near enough to see the ink: green contour lines of two summits with a dotted vermilion path past three huts.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d4d3bd",
  },
  "high-pasture-wall": {
    alt: "The poster High Pasture in a room, above a desk with a lamp and a chair.",
    focal: { x: 0.43, y: 0.34 },
    colour: "#cfc3b0",
  },
  "night-crossing-flat": {
    alt: "The poster Night Crossing: a dark chart with pale depth lines and a dashed ochre route between two lights.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#6a6e74",
  },
  "night-crossing-framed": {
    alt: "The poster Night Crossing in a thin frame, hanging in the light of a window: a dark chart with pale depth lines and a dashed ochre route between two lights.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#9da19e",
  },
  "night-crossing-detail": {
    alt: "A close view of the print Night Crossing, near enough to see the ink: a dark chart with pale depth lines and a dashed ochre route between two lights.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#2b2f38",
  },
  "night-crossing-wall": {
    alt: "The poster Night Crossing in a room, beside a tall rubber plant and a stool.",
    focal: { x: 0.35, y: 0.37 },
    colour: "#a49488",
  },
  "old-town-flat": {
    alt: "The poster Old Town: the plan of a walled town in black blocks, with a river and a vermilion church.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d2cfca",
  },
  "old-town-framed": {
    alt: "The poster Old Town in a thin frame, hanging on a wall: the plan of a walled town in black blocks, with a river and a vermilion church.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dbd1c0",
  },
  "old-town-detail": {
    alt: "A close view of the print Old Town, near enough to see the ink: the plan of a walled town in black blocks, with a river and a vermilion church.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#9b908e",
  },
  "old-town-wall": {
    alt: "The poster Old Town in a room, above a bed with a round lamp.",
    focal: { x: 0.56, y: 0.31 },
    colour: "#cfc6b0",
  },
  "delta-flat": {
    alt: "The poster Delta: a blue river that forks seven times on its way to a dashed sea, on pale blue paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#cad1d6",
  },
  "delta-framed": {
    alt: "The poster Delta in a thin frame, standing on a narrow shelf: a blue river that forks seven times on its way to a dashed sea, on pale blue paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#8b9196",
  },
  "delta-detail": {
    alt: "A close view of the print Delta, near enough to see the ink: a blue river that forks seven times on its way to a dashed sea, on pale blue paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a2b5d3",
  },
  "delta-wall": {
    alt: "The poster Delta in a room, in a hall with a coat, a bench and boots.",
    focal: { x: 0.38, y: 0.37 },
    colour: "#c5b4a9",
  },
  "strata-flat": {
    alt: "The poster Strata: beds of rock in vermilion, ochre and black, shifted along a slanting fault.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dfccbb",
  },
  "strata-framed": {
    alt: "The poster Strata in a thin frame, leaning against a wall on floorboards: beds of rock in vermilion, ochre and black, shifted along a slanting fault.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d7bdaa",
  },
  "strata-detail": {
    alt: "A close view of the print Strata, near enough to see the ink: beds of rock in vermilion, ochre and black, shifted along a slanting fault.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ad8b63",
  },
  "strata-wall": {
    alt: "The poster Strata in a room, above a round table with a bowl of fruit.",
    focal: { x: 0.31, y: 0.34 },
    colour: "#cdb9a8",
  },
  "tide-table-flat": {
    alt: "The poster Tide Table: fifteen rows of blue tide curves beside the phases of the moon.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#ceced6",
  },
  "tide-table-framed": {
    alt: "The poster Tide Table in a thin frame, hanging in the light of a window: fifteen rows of blue tide curves beside the phases of the moon.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d5d1c9",
  },
  "tide-table-detail": {
    alt: "A close view of the print Tide Table, near enough to see the ink: fifteen rows of blue tide curves beside the phases of the moon.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e0dfe1",
  },
  "tide-table-wall": {
    alt: "The poster Tide Table in a room, above a low bookcase with a sleeping cat.",
    focal: { x: 0.49, y: 0.33 },
    colour: "#d2c4b6",
  },
  "ampersand-flat": {
    alt: "The poster Ampersand: one huge vermilion ampersand on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e9d2c2",
  },
  "ampersand-framed": {
    alt: "The poster Ampersand in a thin frame, hanging on a wall: one huge vermilion ampersand on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e1d1c4",
  },
  "ampersand-detail": {
    alt: "A close view of the print Ampersand, near enough to see the ink: one huge vermilion ampersand on cream paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ea9f88",
  },
  "ampersand-wall": {
    alt: "The poster Ampersand in a room, above an oak sideboard with a lamp and a vase.",
    focal: { x: 0.51, y: 0.37 },
    colour: "#d6b69e",
  },
  "alphabet-grid-flat": {
    alt: "The poster Alphabet Grid: the alphabet in a chequered grid of black and cream boxes.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#bfb9af",
  },
  "alphabet-grid-framed": {
    alt: "The poster Alphabet Grid in a thin frame, standing on a narrow shelf: the alphabet in a chequered grid of black and cream boxes.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#bcbdba",
  },
  "alphabet-grid-detail": {
    alt: "A close view of the print Alphabet Grid, near enough to see the ink: the alphabet in a chequered grid of black and cream boxes.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#beb8ac",
  },
  "alphabet-grid-wall": {
    alt: "The poster Alphabet Grid in a room, above an armchair under an arc lamp.",
    focal: { x: 0.66, y: 0.32 },
    colour: "#c9aa99",
  },
  "long-s-flat": {
    alt: "The poster The Long S: a tall blue long s beside old words that use it, on grey paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d4d4d3",
  },
  "long-s-framed": {
    alt: "The poster The Long S in a thin frame, leaning against a wall on floorboards: a tall blue long s beside old words that use it, on grey paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#cdcabf",
  },
  "long-s-detail": {
    alt: "A close view of the print The Long S, near enough to see the ink: a tall blue long s beside old words that use it, on grey paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#cecece",
  },
  "long-s-wall": {
    alt: "The poster The Long S in a room, above a desk with a lamp and a chair.",
    focal: { x: 0.57, y: 0.34 },
    colour: "#7e7b75",
  },
  "numerals-flat": {
    alt: "The poster Numerals: large ochre figures with black ruled figures printed across them.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e0d3bf",
  },
  "numerals-framed": {
    alt: "The poster Numerals in a thin frame, hanging in the light of a window: large ochre figures with black ruled figures printed across them.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#e6ded0",
  },
  "numerals-detail": {
    alt: "A close view of the print Numerals, near enough to see the ink: large ochre figures with black ruled figures printed across them.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a69a86",
  },
  "numerals-wall": {
    alt: "The poster Numerals in a room, beside a tall rubber plant and a stool.",
    focal: { x: 0.65, y: 0.37 },
    colour: "#cbb6a3",
  },
  "punctuation-flat": {
    alt: "The poster Punctuation: six large punctuation marks in vermilion and black on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#decdbf",
  },
  "punctuation-framed": {
    alt: "The poster Punctuation in a thin frame, hanging on a wall: six large punctuation marks in vermilion and black on cream paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d7cdbe",
  },
  "punctuation-detail": {
    alt: "A close view of the print Punctuation, near enough to see the ink: six large punctuation marks in vermilion and black on cream paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e2baa5",
  },
  "punctuation-wall": {
    alt: "The poster Punctuation in a room, above a bed with a round lamp.",
    focal: { x: 0.44, y: 0.31 },
    colour: "#d8c1a6",
  },
  "quiet-letters-flat": {
    alt: "The poster Quiet Letters: rows of small green letters that swell along a wave.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#eae9e1",
  },
  "quiet-letters-framed": {
    alt: "The poster Quiet Letters in a thin frame, standing on a narrow shelf: rows of small green letters that swell along a wave.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dbd0c5",
  },
  "quiet-letters-detail": {
    alt: "A close view of the print Quiet Letters, near enough to see the ink: rows of small green letters that swell along a wave.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d9e2d8",
  },
  "quiet-letters-wall": {
    alt: "The poster Quiet Letters in a room, in a hall with a coat, a bench and boots.",
    focal: { x: 0.62, y: 0.37 },
    colour: "#d6c5ae",
  },
  "overprint-flat": {
    alt: "The poster Overprint: the letters A, B, R and S in blue and red, darker where the inks overlap.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c5b4bf",
  },
  "overprint-framed": {
    alt: "The poster Overprint in a thin frame, leaning against a wall on floorboards: the letters A, B, R and S in blue and red, darker where the inks overlap.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#978b8d",
  },
  "overprint-detail": {
    alt: "A close view of the print Overprint, near enough to see the ink: the letters A, B, R and S in blue and red, darker where the inks overlap.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#855370",
  },
  "overprint-wall": {
    alt: "The poster Overprint in a room, above a round table with a bowl of fruit.",
    focal: { x: 0.69, y: 0.34 },
    colour: "#7b7171",
  },
  "specimen-sheet-flat": {
    alt: "The poster Specimen Sheet: a type specimen with the word Rag in large vermilion letters above lines of italic.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dac9bf",
  },
  "specimen-sheet-framed": {
    alt: "The poster Specimen Sheet in a thin frame, hanging in the light of a window: a type specimen with the word Rag in large vermilion letters above lines of italic.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#a29b96",
  },
  "specimen-sheet-detail": {
    alt: "A close view of the print Specimen Sheet, near enough to see the ink: a type specimen with the word Rag in large vermilion letters above lines of italic.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#dba699",
  },
  "specimen-sheet-wall": {
    alt: "The poster Specimen Sheet in a room, above a low bookcase with a sleeping cat.",
    focal: { x: 0.51, y: 0.33 },
    colour: "#d3c7bd",
  },
  "harvest-moon-flat": {
    alt: "The poster Harvest Moon: an ochre moon with black halftone shadows above a ploughed black field.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#bfaf93",
  },
  "harvest-moon-framed": {
    alt: "The poster Harvest Moon in a thin frame, hanging on a wall: an ochre moon with black halftone shadows above a ploughed black field.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#8b8375",
  },
  "harvest-moon-detail": {
    alt: "A close view of the print Harvest Moon, near enough to see the ink: an ochre moon with black halftone shadows above a ploughed black field.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#aa9268",
  },
  "harvest-moon-wall": {
    alt: "The poster Harvest Moon in a room, above an oak sideboard with a lamp and a vase.",
    focal: { x: 0.49, y: 0.37 },
    colour: "#c4a98f",
  },
  "two-hills-flat": {
    alt: "The poster Two Hills: a green and a blue hill of halftone dots that overlap under a blue sun.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d2d8d8",
  },
  "two-hills-framed": {
    alt: "The poster Two Hills in a thin frame, standing on a narrow shelf: a green and a blue hill of halftone dots that overlap under a blue sun.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dad7d0",
  },
  "two-hills-detail": {
    alt: "A close view of the print Two Hills, near enough to see the ink: a green and a blue hill of halftone dots that overlap under a blue sun.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c4cdd3",
  },
  "two-hills-wall": {
    alt: "The poster Two Hills in a room, above an armchair under an arc lamp.",
    focal: { x: 0.34, y: 0.32 },
    colour: "#807674",
  },
  "lighthouse-flat": {
    alt: "The poster Lighthouse: a striped lighthouse whose ochre beam cuts through a night of blue dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#a6afc9",
  },
  "lighthouse-framed": {
    alt: "The poster Lighthouse in a thin frame, leaning against a wall on floorboards: a striped lighthouse whose ochre beam cuts through a night of blue dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#b7b1b4",
  },
  "lighthouse-detail": {
    alt: "A close view of the print Lighthouse, near enough to see the ink: a striped lighthouse whose ochre beam cuts through a night of blue dots.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#8c91ab",
  },
  "lighthouse-wall": {
    alt: "The poster Lighthouse in a room, above a desk with a lamp and a chair.",
    focal: { x: 0.43, y: 0.34 },
    colour: "#b3b4bb",
  },
  "pear-flat": {
    alt: "The poster Pear: an ochre pear shaded with coarse green dots on pink paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d9cab3",
  },
  "pear-framed": {
    alt: "The poster Pear in a thin frame, hanging in the light of a window: an ochre pear shaded with coarse green dots on pink paper.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d0cab8",
  },
  "pear-detail": {
    alt: "A close view of the print Pear, near enough to see the ink: an ochre pear shaded with coarse green dots on pink paper.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#7e8843",
  },
  "pear-wall": {
    alt: "The poster Pear in a room, beside a tall rubber plant and a stool.",
    focal: { x: 0.35, y: 0.37 },
    colour: "#c4c1aa",
  },
  "swimmer-flat": {
    alt: "The poster Swimmer: a vermilion swimmer who crosses blue waves drawn as lines of changing thickness.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c6cad8",
  },
  "swimmer-framed": {
    alt: "The poster Swimmer in a thin frame, hanging on a wall: a vermilion swimmer who crosses blue waves drawn as lines of changing thickness.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d6d2ce",
  },
  "swimmer-detail": {
    alt: "A close view of the print Swimmer, near enough to see the ink: a vermilion swimmer who crosses blue waves drawn as lines of changing thickness.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#afa6c0",
  },
  "swimmer-wall": {
    alt: "The poster Swimmer in a room, above a bed with a round lamp.",
    focal: { x: 0.56, y: 0.31 },
    colour: "#cec5b9",
  },
  "eclipse-flat": {
    alt: "The poster Eclipse: a black disc with a thin vermilion edge inside a corona of black dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c3beb9",
  },
  "eclipse-framed": {
    alt: "The poster Eclipse in a thin frame, standing on a narrow shelf: a black disc with a thin vermilion edge inside a corona of black dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d2cbc2",
  },
  "eclipse-detail": {
    alt: "A close view of the print Eclipse, near enough to see the ink: a black disc with a thin vermilion edge inside a corona of black dots.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#7c706e",
  },
  "eclipse-wall": {
    alt: "The poster Eclipse in a room, in a hall with a coat, a bench and boots.",
    focal: { x: 0.38, y: 0.37 },
    colour: "#bbb7ad",
  },
  "first-snow-flat": {
    alt: "The poster First Snow: blue fir trees and falling snow in halftone dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#b3bad2",
  },
  "first-snow-framed": {
    alt: "The poster First Snow in a thin frame, leaning against a wall on floorboards: blue fir trees and falling snow in halftone dots.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c0c0c6",
  },
  "first-snow-detail": {
    alt: "A close view of the print First Snow, near enough to see the ink: blue fir trees and falling snow in halftone dots.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#dcdde0",
  },
  "first-snow-wall": {
    alt: "The poster First Snow in a room, above a round table with a bowl of fruit.",
    focal: { x: 0.31, y: 0.34 },
    colour: "#c3b9b0",
  },
  "engine-flat": {
    alt: "The poster Engine: three meshing gear wheels, one solid red, one dotted and one ruled.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#dfd2c5",
  },
  "engine-framed": {
    alt: "The poster Engine in a thin frame, hanging in the light of a window: three meshing gear wheels, one solid red, one dotted and one ruled.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#d3cfc9",
  },
  "engine-detail": {
    alt: "A close view of the print Engine, near enough to see the ink: three meshing gear wheels, one solid red, one dotted and one ruled.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#cdada3",
  },
  "engine-wall": {
    alt: "The poster Engine in a room, above a low bookcase with a sleeping cat.",
    focal: { x: 0.49, y: 0.33 },
    colour: "#cec8be",
  },
  "confetti-flat": {
    alt: "A greeting card with confetti of circles, arcs and bars falling from a packed top edge, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e0d5ce",
  },
  "confetti-framed": {
    alt: "A greeting card with confetti of circles, arcs and bars falling from a packed top edge, lying on its envelope.",
    focal: { x: 0.42, y: 0.42 },
    colour: "#c1bfb7",
  },
  "confetti-detail": {
    alt: "Close up of a card with confetti of circles, arcs and bars falling from a packed top edge.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d0c1be",
  },
  "confetti-wall": {
    alt: "A greeting card with confetti of circles, arcs and bars falling from a packed top edge on an oak shelf between a vase and books.",
    focal: { x: 0.47, y: 0.55 },
    colour: "#d2c2b4",
  },
  "good-day-flat": {
    alt: "A greeting card with a vermilion sun with ochre rays rising over stripes of water, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e7c5a8",
  },
  "good-day-framed": {
    alt: "A greeting card with a vermilion sun with ochre rays rising over stripes of water, half drawn from its lined envelope.",
    focal: { x: 0.5, y: 0.35 },
    colour: "#ddb9a2",
  },
  "good-day-detail": {
    alt: "Close up of a card with a vermilion sun with ochre rays rising over stripes of water.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e49a79",
  },
  "good-day-wall": {
    alt: "A greeting card with a vermilion sun with ochre rays rising over stripes of water hanging from a string by a small wooden clip.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d8cbbd",
  },
  "paper-garden-flat": {
    alt: "A greeting card with five cut-paper plants in green with red flowers, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#cac4bb",
  },
  "paper-garden-framed": {
    alt: "Two greeting cards with five cut-paper plants in green with red flowers, fanned over an envelope.",
    focal: { x: 0.4, y: 0.44 },
    colour: "#aba59e",
  },
  "paper-garden-detail": {
    alt: "Close up of a card with five cut-paper plants in green with red flowers.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#dfbab4",
  },
  "paper-garden-wall": {
    alt: "A greeting card with five cut-paper plants in green with red flowers on a desk, lit by a lamp, with a mug and a few books.",
    focal: { x: 0.42, y: 0.58 },
    colour: "#c4bda8",
  },
  "thank-you-flat": {
    alt: "A greeting card with the words thank you in blue, their outline echoing to the edges, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b0b6ce",
  },
  "thank-you-framed": {
    alt: "A greeting card with the words thank you in blue, their outline echoing to the edges, lying on its envelope.",
    focal: { x: 0.42, y: 0.42 },
    colour: "#b7b0b3",
  },
  "thank-you-detail": {
    alt: "Close up of a card with the words thank you in blue, their outline echoing to the edges.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#8d9dcc",
  },
  "thank-you-wall": {
    alt: "A greeting card with the words thank you in blue, their outline echoing to the edges on a window sill beside a potted plant, hills outside.",
    focal: { x: 0.4, y: 0.58 },
    colour: "#c8ced0",
  },
  "little-houses-flat": {
    alt: "A greeting card with a small village of gabled houses on a square hill, seen from above, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c6c5c3",
  },
  "little-houses-framed": {
    alt: "A greeting card with a small village of gabled houses on a square hill, seen from above, half drawn from its lined envelope.",
    focal: { x: 0.5, y: 0.35 },
    colour: "#c9c5b2",
  },
  "little-houses-detail": {
    alt: "Close up of a card with a small village of gabled houses on a square hill, seen from above.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ac8476",
  },
  "little-houses-wall": {
    alt: "A greeting card with a small village of gabled houses on a square hill, seen from above on a white mantelpiece between candles, under a round mirror.",
    focal: { x: 0.52, y: 0.52 },
    colour: "#a0a8a8",
  },
  "balloons-flat": {
    alt: "A greeting card with a round crowd of balloons whose strings meet in one knot, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ddcfc9",
  },
  "balloons-framed": {
    alt: "Two greeting cards with a round crowd of balloons whose strings meet in one knot, fanned over an envelope.",
    focal: { x: 0.4, y: 0.44 },
    colour: "#c8babe",
  },
  "balloons-detail": {
    alt: "Close up of a card with a round crowd of balloons whose strings meet in one knot.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c2b6b5",
  },
  "balloons-wall": {
    alt: "A greeting card with a round crowd of balloons whose strings meet in one knot pinned to a cork board among swatches and notes.",
    focal: { x: 0.47, y: 0.46 },
    colour: "#d3bb9d",
  },
  "winter-branches-flat": {
    alt: "A greeting card with bare dark branches with red berries across a low red sun, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d6c9c4",
  },
  "winter-branches-framed": {
    alt: "A greeting card with bare dark branches with red berries across a low red sun, lying on its envelope.",
    focal: { x: 0.42, y: 0.42 },
    colour: "#b3aca2",
  },
  "winter-branches-detail": {
    alt: "Close up of a card with bare dark branches with red berries across a low red sun.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b4737b",
  },
  "winter-branches-wall": {
    alt: "A greeting card with bare dark branches with red berries across a low red sun taped to the wall above a stool with a mug and two books.",
    focal: { x: 0.47, y: 0.36 },
    colour: "#cfad97",
  },
  "tall-ships-flat": {
    alt: "A postcard with three sailing ships in blue and red over scalloped waves, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#bdb4bb",
  },
  "tall-ships-framed": {
    alt: "A banded bundle of postcards with three sailing ships in blue and red over scalloped waves, one loose card showing its back.",
    focal: { x: 0.45, y: 0.42 },
    colour: "#c4a49b",
  },
  "tall-ships-detail": {
    alt: "Close up of a card with three sailing ships in blue and red over scalloped waves.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#624772",
  },
  "tall-ships-wall": {
    alt: "A postcard with three sailing ships in blue and red over scalloped waves on an oak shelf between a vase and books.",
    focal: { x: 0.47, y: 0.55 },
    colour: "#656568",
  },
  "kite-day-flat": {
    alt: "A postcard with five kites in vermilion and blue with ribboned tails among lined clouds, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e6e2df",
  },
  "kite-day-framed": {
    alt: "Three postcards fanned, two with five kites in vermilion and blue with ribboned tails among lined clouds, one showing its back.",
    focal: { x: 0.4, y: 0.5 },
    colour: "#b3b6bc",
  },
  "kite-day-detail": {
    alt: "Close up of a card with five kites in vermilion and blue with ribboned tails among lined clouds.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#eadad7",
  },
  "kite-day-wall": {
    alt: "A postcard with five kites in vermilion and blue with ribboned tails among lined clouds hanging from a string by a small wooden clip.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c5cccf",
  },
  "tile-floor-flat": {
    alt: "A postcard with a blue floor of curved tiles in a chequered border, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b1b6cd",
  },
  "tile-floor-framed": {
    alt: "A banded bundle of postcards with a blue floor of curved tiles in a chequered border, one loose card showing its back.",
    focal: { x: 0.45, y: 0.42 },
    colour: "#b9b4b2",
  },
  "tile-floor-detail": {
    alt: "Close up of a card with a blue floor of curved tiles in a chequered border.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#9faacc",
  },
  "tile-floor-wall": {
    alt: "A postcard with a blue floor of curved tiles in a chequered border on a desk, lit by a lamp, with a mug and a few books.",
    focal: { x: 0.42, y: 0.58 },
    colour: "#d0c6bd",
  },
  "city-blocks-flat": {
    alt: "A postcard with a city of ruled towers from above with a few vermilion roofs, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b0a8a3",
  },
  "city-blocks-framed": {
    alt: "Three postcards fanned, two with a city of ruled towers from above with a few vermilion roofs, one showing its back.",
    focal: { x: 0.4, y: 0.5 },
    colour: "#a09e8f",
  },
  "city-blocks-detail": {
    alt: "Close up of a card with a city of ruled towers from above with a few vermilion roofs.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#978b82",
  },
  "city-blocks-wall": {
    alt: "A postcard with a city of ruled towers from above with a few vermilion roofs on a window sill beside a potted plant, hills outside.",
    focal: { x: 0.4, y: 0.58 },
    colour: "#979f98",
  },
  "pebbles-flat": {
    alt: "A postcard with rounded pebbles, solid, banded and outlined, in black and ochre, and below it its back with lines for an address.",
    focal: { x: 0.5, y: 0.27 },
    colour: "#d3c9b5",
  },
  "pebbles-framed": {
    alt: "Three postcards in a loose row, two with rounded pebbles, solid, banded and outlined, in black and ochre, one showing its back.",
    focal: { x: 0.5, y: 0.4 },
    colour: "#b3a18e",
  },
  "pebbles-detail": {
    alt: "Close up of a card with rounded pebbles, solid, banded and outlined, in black and ochre.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a49885",
  },
  "pebbles-wall": {
    alt: "A postcard with rounded pebbles, solid, banded and outlined, in black and ochre on a white mantelpiece between candles, under a round mirror.",
    focal: { x: 0.52, y: 0.52 },
    colour: "#bfb4b2",
  },
  "telegraph-flat": {
    alt: "A postcard with red dots and dashes of Morse code sitting on telegraph wires, and below it its back with lines for an address.",
    focal: { x: 0.5, y: 0.27 },
    colour: "#ebe2d7",
  },
  "telegraph-framed": {
    alt: "Three postcards in a loose row, two with red dots and dashes of Morse code sitting on telegraph wires, one showing its back.",
    focal: { x: 0.5, y: 0.4 },
    colour: "#cec9be",
  },
  "telegraph-detail": {
    alt: "Close up of a card with red dots and dashes of Morse code sitting on telegraph wires.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d9ccbc",
  },
  "telegraph-wall": {
    alt: "A postcard with red dots and dashes of Morse code sitting on telegraph wires pinned to a cork board among swatches and notes.",
    focal: { x: 0.47, y: 0.46 },
    colour: "#d9bea2",
  },
  "constellations-flat": {
    alt: "A postcard with two round charts of ochre constellations on a violet night, and below it its back with lines for an address.",
    focal: { x: 0.5, y: 0.27 },
    colour: "#bdaec3",
  },
  "constellations-framed": {
    alt: "Three postcards in a loose row, two with two round charts of ochre constellations on a violet night, one showing its back.",
    focal: { x: 0.5, y: 0.4 },
    colour: "#9a7c9a",
  },
  "constellations-detail": {
    alt: "Close up of a card with two round charts of ochre constellations on a violet night.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#6d4c8f",
  },
  "constellations-wall": {
    alt: "A postcard with two round charts of ochre constellations on a violet night taped to the wall above a stool with a mug and two books.",
    focal: { x: 0.47, y: 0.36 },
    colour: "#c0aaa8",
  },
  "maze-flat": {
    alt: "A pocket notebook with a black maze round a place for a name on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b8a996",
  },
  "maze-framed": {
    alt: "Two standing notebooks, the nearer one with a black maze round a place for a name on its cover.",
    focal: { x: 0.42, y: 0.5 },
    colour: "#a19382",
  },
  "maze-detail": {
    alt: "Close up of a notebook’s cover with a black maze round a place for a name.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#9d886e",
  },
  "maze-wall": {
    alt: "A pocket notebook with a black maze round a place for a name on its cover on a wooden desk with a cup of coffee and a pencil, seen from above.",
    focal: { x: 0.43, y: 0.54 },
    colour: "#b7946b",
  },
  "stitch-flat": {
    alt: "A pocket notebook with white running stitches on blue that close into stepped shapes on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#92a0c9",
  },
  "stitch-framed": {
    alt: "A stack of four notebooks, the top one with white running stitches on blue that close into stepped shapes on its cover.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#9ba7b4",
  },
  "stitch-detail": {
    alt: "Close up of a notebook’s cover with white running stitches on blue that close into stepped shapes.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#657bbd",
  },
  "stitch-wall": {
    alt: "A pocket notebook with white running stitches on blue that close into stepped shapes on its cover leaning on a wall between books with a mug of pencils and a vase.",
    focal: { x: 0.5, y: 0.55 },
    colour: "#afa09d",
  },
  "woven-flat": {
    alt: "A pocket notebook with vermilion ribbons woven over and under on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e7b09f",
  },
  "woven-framed": {
    alt: "A closed notebook with vermilion ribbons woven over and under on its cover, lying on an open one.",
    focal: { x: 0.38, y: 0.42 },
    colour: "#dfbdb0",
  },
  "woven-detail": {
    alt: "Close up of a notebook’s cover with vermilion ribbons woven over and under.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e8a693",
  },
  "woven-wall": {
    alt: "A pocket notebook with vermilion ribbons woven over and under on its cover on striped linen beside a pencil and spectacles, seen from above.",
    focal: { x: 0.52, y: 0.44 },
    colour: "#dbbeb2",
  },
  "shards-flat": {
    alt: "A pocket notebook with green shards, small in the middle, over an ochre disc on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d0cfb9",
  },
  "shards-framed": {
    alt: "Two standing notebooks, the nearer one with green shards, small in the middle, over an ochre disc on its cover.",
    focal: { x: 0.42, y: 0.5 },
    colour: "#bcb8a0",
  },
  "shards-detail": {
    alt: "Close up of a notebook’s cover with green shards, small in the middle, over an ochre disc.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#9d9c5f",
  },
  "shards-wall": {
    alt: "A pocket notebook with green shards, small in the middle, over an ochre disc on its cover looking out of a canvas bag on a hook.",
    focal: { x: 0.53, y: 0.5 },
    colour: "#dbd0bb",
  },
  "rain-flat": {
    alt: "A pocket notebook with slanting blue rain around one umbrella on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#becada",
  },
  "rain-framed": {
    alt: "A stack of four notebooks, the top one with slanting blue rain around one umbrella on its cover.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#c7c5bc",
  },
  "rain-detail": {
    alt: "Close up of a notebook’s cover with slanting blue rain around one umbrella.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#8ca1cc",
  },
  "rain-wall": {
    alt: "A pocket notebook with slanting blue rain around one umbrella on its cover on a round café table with a cup and a napkin, seen from above.",
    focal: { x: 0.42, y: 0.58 },
    colour: "#cdc6c2",
  },
  "pinwheel-flat": {
    alt: "A pocket notebook with red and black triangles of the pinwheel tiling on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c6a8a5",
  },
  "pinwheel-framed": {
    alt: "A closed notebook with red and black triangles of the pinwheel tiling on its cover, lying on an open one.",
    focal: { x: 0.38, y: 0.42 },
    colour: "#cab9be",
  },
  "pinwheel-detail": {
    alt: "Close up of a notebook’s cover with red and black triangles of the pinwheel tiling.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#bd8e8e",
  },
  "pinwheel-wall": {
    alt: "A pocket notebook with red and black triangles of the pinwheel tiling on its cover standing on the seat of a painted chair.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#bfa493",
  },
  "fern-flat": {
    alt: "A pocket notebook with green fern fronds growing from the lower edge on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c8d1c2",
  },
  "fern-framed": {
    alt: "Two standing notebooks, the nearer one with green fern fronds growing from the lower edge on its cover.",
    focal: { x: 0.42, y: 0.5 },
    colour: "#acb4a0",
  },
  "fern-detail": {
    alt: "Close up of a notebook’s cover with green fern fronds growing from the lower edge.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c1ccb6",
  },
  "fern-wall": {
    alt: "A pocket notebook with green fern fronds growing from the lower edge on its cover on a sofa with a cushion and a mug.",
    focal: { x: 0.54, y: 0.49 },
    colour: "#76807a",
  },
  "cube-field-flat": {
    alt: "A cloth-backed desk notebook with a field of cubes in black, blue and ochre, some turned hollow on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b5a998",
  },
  "cube-field-framed": {
    alt: "A stack of four notebooks, the top one with a field of cubes in black, blue and ochre, some turned hollow on its cover.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#b0b0a2",
  },
  "cube-field-detail": {
    alt: "Close up of a notebook’s cover with a field of cubes in black, blue and ochre, some turned hollow.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a39071",
  },
  "cube-field-wall": {
    alt: "A desk notebook with a field of cubes in black, blue and ochre, some turned hollow on its cover on a wooden desk with a cup of coffee and a pencil, seen from above.",
    focal: { x: 0.43, y: 0.54 },
    colour: "#c3aa87",
  },
  "guilloche-flat": {
    alt: "A cloth-backed desk notebook with a fine violet rosette between waved borders, as on a banknote on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ceb8bf",
  },
  "guilloche-framed": {
    alt: "A closed notebook with a fine violet rosette between waved borders, as on a banknote on its cover, lying on an open one.",
    focal: { x: 0.38, y: 0.42 },
    colour: "#d2c0be",
  },
  "guilloche-detail": {
    alt: "Close up of a notebook’s cover with a fine violet rosette between waved borders, as on a banknote.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b497b3",
  },
  "guilloche-wall": {
    alt: "A desk notebook with a fine violet rosette between waved borders, as on a banknote on its cover leaning on a wall between books with a mug of pencils and a vase.",
    focal: { x: 0.5, y: 0.55 },
    colour: "#c0b4af",
  },
  "terrace-flat": {
    alt: "A cloth-backed desk notebook with terraced fields in green and ochre below a low sun on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b6b795",
  },
  "terrace-framed": {
    alt: "Two standing notebooks, the nearer one with terraced fields in green and ochre below a low sun on its cover.",
    focal: { x: 0.42, y: 0.5 },
    colour: "#b2ab87",
  },
  "terrace-detail": {
    alt: "Close up of a notebook’s cover with terraced fields in green and ochre below a low sun.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a4a673",
  },
  "terrace-wall": {
    alt: "A desk notebook with terraced fields in green and ochre below a low sun on its cover on striped linen beside a pencil and spectacles, seen from above.",
    focal: { x: 0.52, y: 0.44 },
    colour: "#cfc6aa",
  },
  "knot-garden-flat": {
    alt: "A cloth-backed desk notebook with a green ribbon knotted over and under in a garden square on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#a5b1a7",
  },
  "knot-garden-framed": {
    alt: "A stack of four notebooks, the top one with a green ribbon knotted over and under in a garden square on its cover.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#babaa8",
  },
  "knot-garden-detail": {
    alt: "Close up of a notebook’s cover with a green ribbon knotted over and under in a garden square.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#8aa094",
  },
  "knot-garden-wall": {
    alt: "A desk notebook with a green ribbon knotted over and under in a garden square on its cover looking out of a canvas bag on a hook.",
    focal: { x: 0.53, y: 0.5 },
    colour: "#d7caae",
  },
  "penrose-flat": {
    alt: "A cloth-backed desk notebook with rings of vermilion and black Penrose rhombs on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c6aaa0",
  },
  "penrose-framed": {
    alt: "A closed notebook with rings of vermilion and black Penrose rhombs on its cover, lying on an open one.",
    focal: { x: 0.38, y: 0.42 },
    colour: "#cab8b8",
  },
  "penrose-detail": {
    alt: "Close up of a notebook’s cover with rings of vermilion and black Penrose rhombs.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c79f91",
  },
  "penrose-wall": {
    alt: "A desk notebook with rings of vermilion and black Penrose rhombs on its cover on a round café table with a cup and a napkin, seen from above.",
    focal: { x: 0.42, y: 0.58 },
    colour: "#c5b9b3",
  },
  "ledger-flat": {
    alt: "A cloth-backed desk notebook with blue ledger lines that thicken into a disc, crossed by red columns on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#c7c6d3",
  },
  "ledger-framed": {
    alt: "Two standing notebooks, the nearer one with blue ledger lines that thicken into a disc, crossed by red columns on its cover.",
    focal: { x: 0.42, y: 0.5 },
    colour: "#a8a9b9",
  },
  "ledger-detail": {
    alt: "Close up of a notebook’s cover with blue ledger lines that thicken into a disc, crossed by red columns.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b2b9d5",
  },
  "ledger-wall": {
    alt: "A desk notebook with blue ledger lines that thicken into a disc, crossed by red columns on its cover standing on the seat of a painted chair.",
    focal: { x: 0.5, y: 0.48 },
    colour: "#c4b3a8",
  },
  "dot-matrix-flat": {
    alt: "A cloth-backed desk notebook with a board of dots that spells ink, dot, pen on its cover, seen straight on.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d5c5bc",
  },
  "dot-matrix-framed": {
    alt: "A stack of four notebooks, the top one with a board of dots that spells ink, dot, pen on its cover.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#bbb7af",
  },
  "dot-matrix-detail": {
    alt: "Close up of a notebook’s cover with a board of dots that spells ink, dot, pen.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d1bfb8",
  },
  "dot-matrix-wall": {
    alt: "A desk notebook with a board of dots that spells ink, dot, pen on its cover on a sofa with a cushion and a mug.",
    focal: { x: 0.54, y: 0.49 },
    colour: "#a7ab99",
  },
  "journal-1-a-dot-is-not-a-pixel": {
    alt: "One ball of light and shade, its left half in grey pixels, its right half in red dots of many sizes.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ddc3b0",
  },
  "journal-2-why-paper-has-a-grain": {
    alt: "Paper fibres enlarged, most of them lying in one direction, a few dyed blue, red and ochre.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#e1d4bf",
  },
  "journal-3-six-drums": {
    alt: "Six ink drums in a row, each above the strip of colour that it prints.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#b8a5a4",
  },
  "journal-4-overprint": {
    alt: "A solid ochre disc and a disc of blue bars that darken to a third colour where they overlap.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#cdc2af",
  },
  "journal-5-moire": {
    alt: "A blue sheet of holes turned over a sheet of red dots, so that a larger pattern of flowers appears.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#6a6aaa",
  },
  "journal-6-the-weight-of-paper": {
    alt: "A stack of papers from thick board below to thin tissue above, with a brass weight on top.",
    focal: { x: 0.47, y: 0.55 },
    colour: "#a1a7a8",
  },
  "journal-7-registration": {
    alt: "Rows of registration crosses in three inks that drift apart from left to right.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ddcdbe",
  },
  "journal-film-registration": {
    alt: "A sheet with an apple in two inks, the vermilion a little too far to the right of its blue lines.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ddd6c9",
  },
  "journal-8-a-short-history-of-blue": {
    alt: "Ten columns of blue, from pale and deep to bright, each with its own pattern.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#6c83c0",
  },
  "journal-9-trimming": {
    alt: "A printed landscape on an untrimmed sheet with cut marks at its corners, one strip cut off.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b7a57a",
  },
  "journal-10-proof-and-patience": {
    alt: "Five test strips, each from a pale tint to solid ink, with one step ticked on each.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#d0c6be",
  },
  "journal-11-letting-ink-dry": {
    alt: "A drying rack seen from the front, a freshly printed sheet on nearly every shelf.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b7b8bb",
  },
  "journal-12-what-we-throw-away": {
    alt: "A floor covered with spoiled sheets: streaked, printed twice or crossed out.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#ac9d9d",
  },
  "portfolio-festival-programme": {
    alt: "A festival’s poster with vermilion and violet waves, its folded programme, three day tickets and a wristband.",
    focal: { x: 0.35, y: 0.45 },
    colour: "#d1bdb9",
  },
  "portfolio-bakery-identity": {
    alt: "A bakery’s paper bag, box, cards and stickers with a red wheat mark, beside a loaf of bread.",
    focal: { x: 0.4, y: 0.45 },
    colour: "#dbbda4",
  },
  "portfolio-tide-almanac": {
    alt: "A blue almanac of tides and the same book open at moon phases and tide curves, among pebbles.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#b1bbca",
  },
  "portfolio-music-series": {
    alt: "Four record sleeves with rings, bars, rays and steps, a black record and a small poster on a dark table.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#927e7c",
  },
  "portfolio-seed-packets": {
    alt: "Six seed packets printed with a radish, a carrot, peas, a marigold, a beet and a cornflower, with string and spilled seed.",
    focal: { x: 0.45, y: 0.5 },
    colour: "#c9bca8",
  },
  "portfolio-museum-wayfinding": {
    alt: "A museum hall with a large vermilion figure two on the wall, a hanging blue sign with arrows and a visitor at a leaflet stand.",
    focal: { x: 0.5, y: 0.45 },
    colour: "#b6abad",
  },
  "portfolio-wedding-suite": {
    alt: "A wedding invitation with a wreath, a green envelope with a leafy lining, an answer card, place names and two rings.",
    focal: { x: 0.35, y: 0.45 },
    colour: "#cfcfc2",
  },
  "portfolio-walking-map": {
    alt: "An unfolded walking map with contour lines and a dotted path, two folded maps, a pencil and a compass.",
    focal: { x: 0.45, y: 0.45 },
    colour: "#bca88e",
  },
  "home-hero": {
    alt: "A press table seen from above: five fresh posters, open tins of ink, a roller, colour swatches and a loupe on the dots of a printed pear.",
    focal: { x: 0.48, y: 0.5 },
    colour: "#cfbaab",
  },
  "about-studio": {
    alt: "The studio: a duplicator press with two ink drums, shelves of coloured paper, prints drying on a line and a worktable.",
    focal: { x: 0.48, y: 0.55 },
    colour: "#b9ab98",
  },
  "about-press": {
    alt: "Inside the press: a vermilion and a blue ink drum above a sheet printed with dots of both inks.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#736c74",
  },
  "contact-door": {
    alt: "The shop from the street: a green front with the name Halftone, a striped awning, posters in the lit window, a red door and a blue bicycle.",
    focal: { x: 0.5, y: 0.5 },
    colour: "#978973",
  },
} as const satisfies Readonly<Record<string, Pick<Picture, "alt" | "focal" | "colour">>>;
