/**
 * Capitals as a graver cuts them: strokes on a grid of 4 by 6, y downwards. A text of the picture mustn't depend on
 * the fonts of the machine that renders it, so the letters are drawn here.
 */
const glyphs: Readonly<Record<string, string>> = {
  " ": "",
  A: "0,6 2,0 4,6|0.7,4 3.3,4",
  B: "0,0 0,6 2.6,6 3.8,5.2 3.8,3.8 2.6,3 0,3|0,0 2.4,0 3.5,0.7 3.5,2.2 2.6,3",
  C: "4,1.2 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,4.8",
  D: "0,0 0,6 2.4,6 4,4.6 4,1.4 2.4,0 0,0",
  E: "3.8,0 0,0 0,6 3.8,6|0,3 3,3",
  F: "3.8,0 0,0 0,6|0,3 3,3",
  G: "4,1.2 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,4.8 4,3.2 2.4,3.2",
  H: "0,0 0,6|4,0 4,6|0,3 4,3",
  I: "2,0 2,6",
  J: "3.4,0 3.4,4.8 2.4,6 1,6 0,4.8",
  K: "0,0 0,6|4,0 0,3.4|1.2,2.5 4,6",
  L: "0,0 0,6 3.6,6",
  M: "0,6 0,0 2,3.6 4,0 4,6",
  N: "0,6 0,0 4,6 4,0",
  O: "1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0",
  P: "0,6 0,0 2.8,0 4,0.9 4,2.5 2.8,3.4 0,3.4",
  Q: "1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0|2.4,4.4 4.2,6.6",
  R: "0,6 0,0 2.8,0 4,0.9 4,2.3 2.8,3.2 0,3.2|2,3.2 4,6",
  S: "4,1 3,0 1,0 0,1 0,2.2 1,3 3,3 4,3.8 4,5 3,6 1,6 0,5",
  T: "0,0 4,0|2,0 2,6",
  U: "0,0 0,4.8 1,6 3,6 4,4.8 4,0",
  V: "0,0 2,6 4,0",
  W: "0,0 1,6 2,2 3,6 4,0",
  X: "0,0 4,6|4,0 0,6",
  Y: "0,0 2,3 4,0|2,3 2,6",
  Z: "0,0 4,0 0,6 4,6",
  "0": "1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0",
  "1": "0.8,1.2 2,0 2,6",
  "2": "0,1.2 1,0 3,0 4,1.2 4,2.4 0,6 4,6",
  "3": "0,0 4,0 2,2.4 4,3.6 4,4.9 3,6 1,6 0,5",
  "4": "3,6 3,0 0,4.2 4,4.2",
  "5": "4,0 0.4,0 0,2.8 2.8,2.4 4,3.4 4,4.9 3,6 1,6 0,5",
  "6": "3.6,0 1,1.6 0,3.6 0,4.9 1,6 3,6 4,4.9 4,3.7 3,2.8 1,2.8 0,3.8",
  "7": "0,0 4,0 1.4,6",
  "8": "1,3 0,2.1 0,0.9 1,0 3,0 4,0.9 4,2.1 3,3 1,3 0,3.9 0,5.1 1,6 3,6 4,5.1 4,3.9 3,3",
  "9": "4,2.2 3,3.2 1,3.2 0,2.3 0,1.1 1,0 3,0 4,1.1 4,2.4 3,4.4 0.4,6",
  "&": "4,6 0.8,1.6 0.8,0.8 1.6,0 2.4,0.8 2.2,1.8 0,4 0,5.2 1,6 2.2,6 4,3.6",
  ":": "2,2 2,2.1|2,4.6 2,4.7",
  "·": "2,3 2,3.1",
  "-": "0.8,3 3.2,3",
  "'": "2,0 1.6,1.4",
  ".": "2,5.9 2,6",
  "/": "0,6 4,0",
}

/** Marks that stand over a letter, by their combining characters. */
const marks: Readonly<Record<string, string>> = {
  "\u0301": "1.8,-0.9 3,-2.1",
  "\u0300": "2.2,-0.9 1,-2.1",
  "\u0303": "0.6,-1 1.4,-1.7 2.6,-1 3.4,-1.7",
  "\u0308": "1,-1.3 1,-1.2|3,-1.3 3,-1.2",
}

/** A stroke of a letter, in letter heights: x from the text's start, y from 0 (top) to 1 (foot). */
type Stroke = readonly (readonly [x: number, y: number])[]

const advance = 5.6
const narrow = "I'.:·"

/** A text in strokes, and how wide it is in letter heights. Characters that no graver has are left out. */
export function letter(text: string): { readonly strokes: readonly Stroke[]; readonly width: number } {
  const strokes: Stroke[] = []
  let pen = 0
  for (const character of text.toLocaleUpperCase("es").normalize("NFD")) {
    const mark = marks[character]
    if (mark !== undefined) {
      strokes.push(...readStrokes(mark, pen - advance))
      continue
    }
    const glyph = glyphs[character]
    if (glyph === undefined) continue
    const slim = narrow.includes(character)
    strokes.push(...readStrokes(glyph, slim ? pen - 1 : pen))
    pen += slim ? advance - 2.4 : character === " " ? 3.4 : advance
  }
  return { strokes, width: Math.max(0, pen - (advance - 4)) / 6 }
}

function readStrokes(glyph: string, pen: number): readonly Stroke[] {
  if (glyph === "") return []
  return glyph.split("|").map((stroke) =>
    stroke.split(" ").map((pair): readonly [number, number] => {
      const [x = 0, y = 0] = pair.split(",").map(Number)
      return [(x + pen) / 6, y / 6]
    }),
  )
}
