import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

/** A control with its accessible name, and with what is seen of it: its own text, or that of its labels. */
export interface NamedControl {
  readonly html: string
  readonly name: string
  readonly seen: string
}

/** Reads the controls that are shown and offered to screen readers, outside of frames. */
export async function readControls(page: Page): Promise<readonly NamedControl[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(axePath, "utf8"))
  return page.evaluate(() => {
    const { axe } = window as unknown as {
      readonly axe: {
        setup(node: Node): void
        teardown(): void
        readonly commons: {
          readonly dom: { isVisibleToScreenReaders(element: Element): boolean }
          readonly text: { accessibleText(element: Element): string }
        }
      }
    }
    const controls =
      "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=option]"
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert]")
    // A marked part of a word is no word of its own.
    const findBlock = (element: Element | null): Element | null =>
      element && getComputedStyle(element).display === "inline" ? findBlock(element.parentElement) : element
    // Text for screen readers alone is in the document as a box of one pixel, and a field's output is its value.
    const readText = (root: Element) => {
      const texts: string[] = []
      let block: Element | null = null
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node
        const box = parentElement?.getBoundingClientRect()
        if (!parentElement || !box || box.width < 2 || box.height < 2 || !isSeen(parentElement)) continue
        if (parentElement.closest("select, textarea, output") !== null) continue
        const before = block
        block = findBlock(parentElement)
        texts.push(block === before ? "" : " ", node.textContent ?? "")
      }
      return texts.join("").replace(/\s+/g, " ").trim()
    }
    const isField = (element: Element): element is HTMLInputElement => element.matches("input, select, textarea")
    axe.setup(document)
    // A modal dialog hides the rest of the page from screen readers.
    const isOffered = (element: Element) => isSeen(element) && axe.commons.dom.isVisibleToScreenReaders(element)
    const found = [...document.querySelectorAll(controls)].filter(isOffered).map((element) => ({
      html: element.outerHTML.replace(/\s+/g, " ").slice(0, 160),
      name: axe.commons.text.accessibleText(element),
      seen: isField(element) ? [...(element.labels ?? [])].map(readText).join(" ").trim() : readText(element),
    }))
    axe.teardown()
    return found
  })
}

/** The text that is seen on the page, and the names of its controls. */
export async function readTexts(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(() => document.body.innerText.split("\n"))
  return [...seen, ...(await readControls(page)).map(({ name }) => name)].filter((text) => text.trim() !== "")
}
