import { expect, vi } from "vitest"
import { provideJQuery } from "../jQueryForTests.ts"
import type { BehaviourCheck } from "./behaviourCheck.ts"
import { keepingHere } from "./sendEvents.ts"

const types = ["change", "click", "input", "keydown", "submit"]
/** The types of the events that core's bridge makes of those of jQuery alone. */
const bridgePrefix = "ringside:jquery:"

/** A listener that the behaviour has added to an element of the host. */
interface Added {
  readonly target: HTMLElement
  readonly type: string
  calls: number
}

/** Scripts of the page send these events natively or through jQuery alone. */
export const bothWaysCheck: BehaviourCheck = {
  name: "events of fields, forms and links are received natively and from jQuery alone, once each",
  async run({ start }) {
    const ended = new AbortController()
    const added: Added[] = []
    let isCounting = false
    const prototype = findEventTarget(HTMLElement.prototype)
    const add = prototype.addEventListener
    const spy = vi.spyOn(prototype, "addEventListener").mockImplementation(function (
      this: EventTarget,
      ...[name, listener, options]: Parameters<EventTarget["addEventListener"]>
    ) {
      const type = name.replace(bridgePrefix, "")
      const isCounted = types.includes(type) && this instanceof HTMLElement && this !== document.documentElement
      if (!isCounted || typeof listener !== "function") {
        add.call(this, name, listener, options)
        return
      }
      const entry: Added = { target: this, type, calls: 0 }
      added.push(entry)
      const counted = (event: Event) => {
        entry.calls++
        // What the listener does isn't checked here, and might leave the page.
        if (!isCounting) listener.call(this, event)
      }
      add.call(this, name, counted, options)
    })
    await start()
    spy.mockRestore()
    isCounting = true
    // jQuery's own listeners aren't counted: it is loaded after ours.
    const jQuery = await provideJQuery(ended.signal)
    document.head.dispatchEvent(new Event("load"))
    // Buttons of ours get a native click of jQuery's.
    const ofHost = added.filter(({ target, type }) => type !== "click" || target.localName === "a")
    const count = (send: (entry: Added) => void) =>
      ofHost.map((entry) => {
        for (const each of added) each.calls = 0
        send(entry)
        const { target, type } = entry
        const received = added.filter((each) => each.target === target && each.type === type)
        return [target.localName, type, received.reduce((sum, { calls }) => sum + calls, 0)]
      })
    const native = count(({ target, type }) =>
      keepingHere(type, () => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))),
    )
    // jQuery's default of its own event.
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
    const bridged = count(({ target, type }) => jQuery(target).trigger(type))
    submit.mockRestore()
    ended.abort()
    expect(bridged).toEqual(native)
  },
}

/** The prototype that adds listeners: in this environment it isn't that of the global EventTarget. */
function findEventTarget(prototype: EventTarget): EventTarget {
  const parent: unknown = Reflect.getPrototypeOf(prototype)
  const isOwner = Object.hasOwn(prototype, "addEventListener")
  return isOwner ? prototype : findEventTarget(parent as EventTarget)
}
