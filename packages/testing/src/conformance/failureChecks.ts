import type { Behaviour } from "@ringside/core"
import { expect } from "vitest"
import type { BehaviourCheck } from "./behaviourCheck.ts"
import type { BehaviourStages } from "./behaviourStage.ts"
import { sendEvents } from "./sendEvents.ts"

/** Another behaviour fails at the same element. */
export const throwerCheck: BehaviourCheck = {
  name: "another behaviour that throws at the same element is in nobody's way",
  async run({ options, start, startOther, look }) {
    const stage = await start()
    startOther(stage, { name: "thrower", selector: options.selector ?? "main", connect: fail })
    await look(stage)
    expect(await options.isConnected(stage.element, stage.page)).toBe(true)
  },
}

/** The behaviour itself fails while it connects. */
export const connectFailureCheck: BehaviourCheck = {
  name: "when connecting fails, the element is as it was, and the failure is reported",
  async run(stages) {
    // The loader or `start` may have changed the page, and `connect` may take that over.
    const { outerHTML, before } = await startFailing(stages, fail)
    for (const moment of ["connect", "change"] as const) {
      const failed = await startFailing(stages, breakAfter(stages.behaviour, moment))
      expect([outerHTML, before]).toContain(failed.outerHTML)
      expect(failed.isReported).toBe(true)
    }
  },
}

/** The host empties or removes the element, and events are still sent to it. */
export const handlerCheck: BehaviourCheck = {
  name: "a handler that fails in an emptied or removed element is reported",
  async run({ start }) {
    const { page, element } = await start()
    // An error that nothing reports leaves the event or the clock, and fails the check.
    element.replaceChildren()
    sendEvents(element)
    await page.clock.advance(1000)
    element.remove()
    sendEvents(element)
    await page.clock.advance(1000)
  },
}

/** The document after `connect` has failed, and whether a report told of it. */
async function startFailing({ behaviour, start }: BehaviourStages, connect: NonNullable<Behaviour["connect"]>) {
  let isReported = false
  const onError = () => {
    isReported = true
  }
  document.addEventListener("ringside:error", onError)
  const { page, before } = await start({ changed: { ...behaviour, connect } })
  document.removeEventListener("ringside:error", onError)
  const { outerHTML } = document.documentElement
  page.stop()
  return { outerHTML, before, isReported }
}

/** Connects as `behaviour` does, and fails at the end of `connect` or of the changes that follow it. */
function breakAfter(behaviour: Behaviour, moment: "connect" | "change"): NonNullable<Behaviour["connect"]> {
  return (element, scope) => {
    const change = behaviour.connect?.(element, scope)
    if (moment === "connect") fail()
    return () => {
      if (typeof change === "function") Reflect.apply(change, undefined, [])
      fail()
    }
  }
}

function fail(): never {
  throw new Error("boom")
}
