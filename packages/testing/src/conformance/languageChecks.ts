import { expect } from "vitest"
import { auditNodes } from "./auditNodes.ts"
import type { BehaviourCheck } from "./behaviourCheck.ts"

/** The checks by axe, in each language. */
export const axeChecks: readonly BehaviourCheck[] = ["es", "en"].map((locale) => ({
  name: `in ${locale}, axe finds nothing`,
  async run({ start }) {
    const { element } = await start({ config: { locale } })
    expect(await auditNodes(element)).toEqual([])
  },
}))

/** The texts that a behaviour inserts. */
export const textCheck: BehaviourCheck = {
  name: "es and en say different things, with nothing left to fill in",
  async run({ start }) {
    const texts: string[] = []
    for (const locale of ["es", "en"]) {
      const { page, element } = await start({ config: { locale } })
      texts.push(element.outerHTML)
      page.stop()
    }
    expect(texts[0]).not.toBe(texts[1])
    for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
  },
}
