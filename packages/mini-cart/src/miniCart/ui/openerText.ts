import { figurePattern } from "../../figurePattern.ts"

/** The text of a button with the count in it: `Basket (2)`. With a null figure the text is unchanged. */
export function formatButtonText(words: string, figure: string | null): string {
  if (figure === null) return words
  return figurePattern.test(words) ? words.replace(figurePattern, () => figure) : `${words} (${figure})`
}

/**
 * The accessible name of an opener with the text `label`: `actionName`, which contains the count in words. It starts with the label if
 * `actionName` doesn't contain that, because people who control a page by voice say the visible text.
 */
export function formatOpenerName(label: string, actionName: string): string {
  return readWords(actionName).includes(readWords(label)) ? actionName : `${label}: ${actionName}`
}

/** The letters and figures of a text, which are what people say. */
function readWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
