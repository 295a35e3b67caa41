import { figurePattern } from "../../figurePattern.ts"

/** The text of a button with the count in it: `Basket (2)`. With a null figure the text is unchanged. */
export function formatButtonText(words: string, figure: string | null): string {
  if (figure === null) return words
  return figurePattern.test(words) ? words.replace(figurePattern, () => figure) : `${words} (${figure})`
}

/**
 * The accessible name of the button: `actionName`, which contains the count in words. It starts with the shop's own text if `actionName` doesn't contain
 * that, because people who control a page by voice say the visible text.
 */
export function formatButtonName(linkText: string | null, actionName: string): string {
  const words = (linkText ?? "")
    .replace(figurePattern, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  return actionName.toLowerCase().includes(words.toLowerCase()) ? actionName : `${words}: ${actionName}`
}
