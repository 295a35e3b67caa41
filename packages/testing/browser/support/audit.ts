import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

interface Finding {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string; readonly isGreyed: boolean }[]
}

/**
 * What axe finds wrong on the page as it stands, a line each. Brought in past the page's policy, which it is no part of.
 * With a selector only that part is judged, by no rule that is about whole pages.
 */
export async function audit(page: Page, part?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readAxe())
  await page.evaluate(finishAnimations)
  const findings = await page.evaluate<readonly Finding[]>(
    `axe.run(${part === undefined ? "document" : JSON.stringify(part)}).then(({ violations }) => violations.map(({ id, help, nodes }) => ({
      id, help, nodes: nodes.map(({ html, failureSummary, target }) => ({
        html, failureSummary, isGreyed: id === "color-contrast" && Boolean(document.querySelector(target[0])?.closest("[aria-busy=true]")),
      })),
    })))`,
  )
  return findings.flatMap(({ id, help, nodes }) =>
    // What the shop is being asked about is greyed, and says so.
    nodes
      .filter(({ isGreyed }) => !isGreyed)
      .map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  )
}

/** What is still coming into sight has not the colours yet that it is judged by. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    // What goes round for ever has no end to be brought to.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

let axe: Promise<string> | undefined

function readAxe(): Promise<string> {
  return (axe ??= readFile(axePath, "utf8"))
}

/** What sticks out of the page to the side where lines end, and can be scrolled to there: at the left if they run from right to left. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    // Its own box has no part in a gutter that is kept for a scroll bar.
    const { left, right, width } = root.getBoundingClientRect()
    if (root.scrollWidth <= width + 1) return []
    const isRtl = getComputedStyle(root).direction === "rtl"
    const sticksOut = (box: DOMRect) => (isRtl ? box.left < left - 1 : box.right > right + 1)
    const found = [...document.querySelectorAll("body *")].filter((element) =>
      sticksOut(element.getBoundingClientRect()),
    )
    // What is drawn before or after an element has no element of its own.
    return (found.length > 0 ? found : [root]).map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}
