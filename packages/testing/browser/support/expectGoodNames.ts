import type { Page } from "playwright-core"
import { expect } from "vitest"
import { type NamedControl, readControls, readTexts } from "./readNames.ts"

/** Letters and digits, as a voice control matches them. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()

const listMisnamed = (controls: readonly NamedControl[]) =>
  controls.filter(({ name, seen }) => !` ${fold(name)} `.includes(` ${fold(seen)} `) && fold(seen) !== "")

const currency = String.raw`(?:€|\$|£|EUR\b|USD\b|GBP\b)`
const amount = new RegExp(
  String.raw`((?:${currency}\s?)*)(?<![\d.,])\d[\d.,]*[.,]\d\d(?![\d%])((?:\s?${currency})*)`,
  "gu",
)

/** Lists amounts with two decimals that name no currency, or more than one. */
export const listAmbiguous = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...text.matchAll(amount)]
      .filter(([, before = "", after = ""]) => [...(before + after).matchAll(new RegExp(currency, "gu"))].length !== 1)
      .map(([found]) => `${found.trim()} in "${text.trim()}"`),
  )

/** Finds controls of which something is seen that their accessible names don't contain (WCAG 2.2, 2.5.3), and returns a line for each. */
export async function findMisnamed(page: Page): Promise<readonly string[]> {
  const misnamed = listMisnamed(await readControls(page))
  return misnamed.map(({ html, name, seen }) => `"${seen}" is seen, and named "${name}": ${html}`)
}

/** Expects that the visible text of each shown control is in its accessible name, and that each amount names its currency once. */
export async function expectGoodNames(page: Page): Promise<void> {
  expect(await findMisnamed(page)).toEqual([])
  expect(listAmbiguous(await readTexts(page))).toEqual([])
}
