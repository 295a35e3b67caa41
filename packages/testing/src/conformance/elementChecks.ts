import { stopBehaviours } from "@ringside/core"
import { expect } from "vitest"
import type { BehaviourCheck } from "./behaviourCheck.ts"

/** The element of a behaviour is stopped, moved, removed, replaced, copied and inserted. */
export const elementChecks: readonly BehaviourCheck[] = [
  {
    name: "stop(element) leaves that element as it was, for good",
    async run({ behaviour, options, start, look }) {
      const stage = await start()
      stopBehaviours(stage.page, stage.element)
      await look(stage)
      expect(document.documentElement.outerHTML).toBe(stage.before)
      // Equal HTML proves nothing of a behaviour that changes none.
      if (!behaviour.connect) expect(await options.isConnected(stage.element, stage.page)).toBe(false)
    },
  },
  {
    name: "an element that moves stays connected, once",
    async run({ options, start, look }) {
      const stage = await start()
      const { outerHTML } = stage.element
      document.querySelector("aside")?.append(stage.element)
      await look(stage)
      expect(stage.element.outerHTML).toBe(outerHTML)
      expect(await options.isConnected(stage.element, stage.page)).toBe(true)
    },
  },
  {
    name: "an element that leaves is as it was, and is connected again when it comes back",
    async run({ options, start, look }) {
      const stage = await start()
      const { parentElement: parent, nextSibling: next } = stage.element
      stage.element.remove()
      await look(stage)
      // Changes of the loader last until the page stops.
      if (!options.beforeLoad && !options.keepsChanges) expect(stage.element.outerHTML).toBe(stage.elementBefore)
      // A node of ours beside it has left with it.
      parent?.insertBefore(stage.element, next?.parentNode === parent ? next : null)
      await look(stage)
      expect(await options.isConnected(stage.element, stage.page)).toBe(true)
      stage.page.stop()
      expect(document.documentElement.outerHTML).toBe(stage.before)
    },
  },
  {
    name: "a copy is connected as an element of its own, with no node of ours twice",
    async run({ options, start, look }) {
      const stage = await start()
      const copy = stage.element.cloneNode(true)
      document.querySelector("aside")?.append(copy)
      await look(stage)
      const count = (root: ParentNode | null) => root?.querySelectorAll("[data-ringside-inserted]").length
      if (!options.isOnly) expect(count(document.querySelector("aside"))).toBe(count(document.querySelector("main")))
      const connected = options.isOnly ? stage.element : copy
      expect(connected instanceof HTMLElement && (await options.isConnected(connected, stage.page))).toBe(true)
      stage.page.stop()
      expect(document.querySelectorAll("[data-ringside-inserted]")).toHaveLength(0)
    },
  },
  {
    name: "an element that is inserted later is connected",
    async run({ options, start, look, find }) {
      const stage = await start()
      document.querySelector("main")?.replaceChildren()
      await look(stage)
      document.querySelector("aside")?.insertAdjacentHTML("beforeend", options.html)
      await look(stage)
      expect(await options.isConnected(find(), stage.page)).toBe(true)
    },
  },
]
