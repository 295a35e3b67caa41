import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"
import { findUnresolved } from "./findUnresolved.ts"

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

/** Selectors of what passes, and style sheets that no rule reads, take axe half of its time. */
const axeOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } }

/** The heading of the live regions stands in the body, as the platform's does; axe asks for a landmark around it once it is shown. */
const exclude = ["#a11y-speak-intro-text"]

interface Finding {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string; readonly isGreyed: boolean }[]
}

/**
 * Runs axe on the current page, and returns a line per violation, and one per element without our shared values. axe is injected past the page's policy, since it is no part of the page.
 * With a selector, only that part is checked, without the rules for whole pages. A frame is checked as a page of its own.
 */
export async function audit(page: Pick<Page, "evaluate">, part?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readAxe())
  await page.evaluate(finishAnimations)
  const findings = await page.evaluate<readonly Finding[] | null>(
    `(async () => {
      const listBusy = () => [...document.querySelectorAll("[aria-busy=true]")]
      const busy = listBusy()
      const { violations } = await axe.run(${JSON.stringify({ exclude, ...(part !== undefined && { include: [part] }) })}, ${JSON.stringify(axeOptions)})
      const now = listBusy()
      if (now.length !== busy.length || now.some((element) => !busy.includes(element))) return null
      return violations.map(({ id, help, nodes }) => ({
        id, help, nodes: nodes.map(({ html, failureSummary, target }) => ({
          html, failureSummary, isGreyed: id === "color-contrast" && Boolean(document.querySelector(target[0])?.closest("[aria-busy=true]")),
        })),
      }))
    })()`,
  )
  // What was busy has changed meanwhile: axe may have seen elements greyed that are not greyed any more.
  if (!findings) return audit(page, part)
  const violations = findings.flatMap(({ id, help, nodes }) =>
    // Controls that wait for the shop's answer are greyed, and marked as busy.
    nodes
      .filter(({ isGreyed }) => !isGreyed)
      .map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  )
  return [...violations, ...(await page.evaluate(findUnresolved))]
}

/** Finishes animations: an element that is still fading in doesn't have its final colours yet. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    // An endless animation can't be finished.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

let axe: Promise<string> | undefined

function readAxe(): Promise<string> {
  return (axe ??= readFile(axePath, "utf8"))
}

/** Finds elements that overflow the page in the inline direction and can be scrolled to: to the left in right-to-left pages. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    // Use the root's own box, which doesn't include a gutter reserved for a scroll bar.
    const { left, right, width } = root.getBoundingClientRect()
    if (root.scrollWidth <= width + 1) return []
    const isRtl = getComputedStyle(root).direction === "rtl"
    const sticksOut = (box: DOMRect) => (isRtl ? box.left < left - 1 : box.right > right + 1)
    const found = [...document.querySelectorAll("body *")].filter((element) =>
      sticksOut(element.getBoundingClientRect()),
    )
    // A pseudo-element that overflows has no element of its own; report the root.
    return (found.length > 0 ? found : [root]).map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}
