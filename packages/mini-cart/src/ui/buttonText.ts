import { figurePattern } from "../figurePattern.ts"

/** The words of a button with the count in them: `Basket (2)`. A null figure is not known, and changes nothing. */
export function formatButtonText(words: string, figure: string | null): string {
  if (figure === null) return words
  return figurePattern.test(words) ? words.replace(figurePattern, () => figure) : `${words} (${figure})`
}

/**
 * What the button is called: `act`, which says the count in words. People who steer by voice say what they read, so words of
 * the shop's own that `act` lacks come first.
 */
export function formatButtonName(linkText: string | null, act: string): string {
  const words = (linkText ?? "")
    .replace(figurePattern, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  return act.toLowerCase().includes(words.toLowerCase()) ? act : `${words}: ${act}`
}
