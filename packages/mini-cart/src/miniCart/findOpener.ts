import type { Page } from "@ringside/core"
import { readLabel } from "../readTexts.ts"

/** An element of the shop's that opens the basket: a link, a button, or a picture. */
export type HostOpener = Element & HTMLOrSVGElement

/** A longer text is no label but a list of the basket's content. */
export const maxLabelLength = 40

const controls = "a[href], button, input, select, textarea"
const pictures = "img, svg, picture"

/**
 * The shop's own opener in a hook: its only link or button, else the element that shows its picture. Null where the hook has several
 * controls, or a text that is longer than a label, since that is a basket; and where it has nothing but text.
 */
export function findOpener(page: Page, hook: Element): HostOpener | null {
  const content = [...hook.children].filter((child) => !child.matches("[data-ringside-root], noscript"))
  const isLabel = content.map((child) => readLabel(page, child)).join(" ").length <= maxLabelLength
  const found = content.flatMap((child) => [
    ...(child.matches(controls) ? [child] : []),
    ...child.querySelectorAll(controls),
  ])
  const picture = content.find((child) => child.matches(pictures) || child.querySelector(pictures))
  const opener = found.length === 0 ? picture : found[0]
  if (!isLabel || found.length > 1 || !opener?.matches(":not(input, select, textarea, :disabled)")) return null
  return isHostOpener(opener) ? opener : null
}

/** Whether the element has `focus()`, as HTML and SVG elements have. */
function isHostOpener(element: Element): element is HostOpener {
  return "focus" in element
}
