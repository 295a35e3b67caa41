import { expect } from "vitest"
import type { BehaviourCheck } from "./behaviourCheck.ts"

/** The life of any behaviour on its page. */
export const pageChecks: readonly BehaviourCheck[] = [
  {
    name: "it serves the element, and stop() leaves the page as it was, with nothing that waits",
    async run({ options, start }) {
      const { page, element, before } = await start()
      expect(await options.isConnected(element, page)).toBe(true)
      options.use?.(element)
      await page.clock.advance(1000)
      expect(await options.isConnected(element, page)).toBe(true)
      page.stop()
      expect(document.documentElement.outerHTML).toBe(before)
      expect(page.clock.waitingCount).toBe(0)
    },
  },
  {
    name: "a second look changes nothing",
    async run({ start, look }) {
      const stage = await start()
      const { outerHTML } = document.documentElement
      await look(stage)
      expect(document.documentElement.outerHTML).toBe(outerHTML)
    },
  },
  {
    name: "what replaces the element is connected",
    async run({ options, start, look, find }) {
      const stage = await start()
      const main = document.querySelector("main")
      if (main) main.innerHTML = options.html
      await look(stage)
      expect(await options.isConnected(find(), stage.page)).toBe(true)
      stage.page.stop()
      expect(document.documentElement.outerHTML).toBe(stage.before)
    },
  },
]

/** For behaviours that handle events, or whose changes can be seen. */
export const stopCheck: BehaviourCheck = {
  name: "after stop() it serves nothing",
  async run({ options, start }) {
    const { page, element } = await start()
    page.stop()
    expect(await options.isConnected(element, page)).toBe(false)
  },
}
