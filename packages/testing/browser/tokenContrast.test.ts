import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

const tokens = readFileSync(fileURLToPath(new URL("../../ui/src/theme/tokens.css", import.meta.url)), "utf8")

/** The text and the ground of pages that set no colour scheme. */
const pages: readonly (readonly [name: string, text: string, ground: string])[] = [
  ["black on white", "#000", "#fff"],
  ["Storefront", "#6d6d6d", "#fff"],
  ["Astra", "#4b4f58", "#fff"],
  ["Kadence", "#4a5568", "#fff"],
  ["a grey of 5.7 : 1", "#666", "#fff"],
  ["white on black", "#fff", "#000"],
  ["a dark page", "#ddd", "#111"],
  ["a dark page with grey text", "#999", "#111"],
  ["a dark blue page", "#e6eaf2", "#16213a"],
]

/** The least contrast of each value to the ground: of text, and of the edges of controls. */
const least = { muted: 4.5, danger: 4.5, success: 4.5, "field-line": 3 } as const

/** The contrast of each value on the page's ground, as WCAG defines it. */
function measure(page: Page, names: readonly string[]): Promise<Readonly<Record<string, number>>> {
  return page.evaluate((values) => {
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 1
    const context = canvas.getContext("2d", { willReadFrequently: true })
    if (!context) throw new Error("There is no canvas.")
    const paint = (...colours: readonly string[]) => {
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const share = byte / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = getComputedStyle(document.body).backgroundColor
    const probe = document.createElement("p")
    document.querySelector(".ringside")?.append(probe)
    return Object.fromEntries(
      values.map((name) => {
        probe.style.color = `var(--rs-${name})`
        const [one, other] = [paint(ground), paint(ground, getComputedStyle(probe).color)]
        return [name, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)]
      }),
    )
  }, names)
}

async function open(text: string, ground: string): Promise<Page> {
  const style = `<style>${tokens} body { color: ${text}; background: ${ground} }</style>`
  const { page } = await openHost("/en/hooks/", { head: style, body: '<div class="ringside"></div>' })
  return page
}

test.each(pages)("hints, messages and edges of fields stand out on %s", async (_, text, ground) => {
  const page = await open(text, ground)
  const measured = await measure(page, Object.keys(least))
  for (const [name, contrast] of Object.entries(least)) {
    expect(measured[name], `${name}: ${String(measured[name])}`).toBeGreaterThanOrEqual(contrast)
  }
})

test("black text keeps hints of 80 % and edges of 60 %", async () => {
  const page = await open("#000", "#fff")
  const { muted = 0, "field-line": line = 0 } = await measure(page, ["muted", "field-line"])
  expect([muted.toFixed(1), line.toFixed(1)]).toEqual(["12.6", "5.7"])
})
