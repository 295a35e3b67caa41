import { expect, test } from "vitest"
import { collapseBlanks } from "./collapseBlanks.ts"

test.each([
  ["Total", "Total"],
  ["  Total\n\t 44,00\u00a0€ \n", "Total 44,00 €"],
  [" \n ", ""],
  ["", ""],
])("%j becomes %j", (text, collapsed) => {
  expect(collapseBlanks(text)).toBe(collapsed)
})
