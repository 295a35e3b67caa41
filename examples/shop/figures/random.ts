/** Returns a number from 0 up to 1, the same for the same seed and question; each question is independent of the others. */
export type Chance = (question: string) => number

/** Creates a generator whose seed is a slug, so that a slug always gives the same results. */
export function createChance(seed: string): Chance {
  return (question) => hash(`${seed}/${question}`) / 2 ** 32
}

/** Picks one of the choices. */
export function pick<Choice>(chance: Chance, question: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(chance(question) * choices.length)] ?? choices[0]
}

/** FNV-1a with a final mix, so that slugs that differ only in the last letter give unrelated values. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}
