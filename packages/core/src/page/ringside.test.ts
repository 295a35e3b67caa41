import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createRingside, findSlot, type RingsideApi, slotKey } from "./ringside.ts"
import type { BootBehaviour } from "./widget.ts"

interface JQueryModule {
  readonly default: (selector: string) => { trigger(name: string): void }
}

const warn = vi.spyOn(console, "warn")
const cart = {
  add: vi.fn(async () => ({ kind: "done" })),
  update: vi.fn(async () => ({ kind: "done" })),
  remove: vi.fn(async () => ({ kind: "done" })),
  subscribe: vi.fn(() => () => undefined),
}
const started = vi.fn<BootBehaviour["start"]>()
const wake = vi.fn(async () => undefined)
const isDue = vi.fn(() => false)
let ringside: RingsideApi

beforeEach(() => {
  vi.clearAllMocks()
  warn.mockImplementation(() => undefined)
  ringside = create()
})

afterEach(() => {
  ringside.stop()
  document.body.replaceChildren()
})

function create(behaviours: readonly BootBehaviour[] = [{ name: "test", start: started }]): RingsideApi {
  return createRingside({
    window,
    version: "1.0.0",
    tag: null,
    trustedHtml: { createHTML: (html) => html },
    behaviours,
    sleeper: {
      wakes: [{ selector: "#late" }],
      hears: ["added_to_cart"],
      isDue,
      drawsOn: (hook) => hook.matches("[data-ringside=drawn]"),
      wake,
    },
    members: () => ({ cart }),
  })
}

describe("start and stop", () => {
  it("do what they say once, and again after the other", () => {
    ringside.start()
    ringside.start()
    expect(started).toHaveBeenCalledTimes(1)
    expect(started.mock.calls[0]?.[0].signal.aborted).toBe(false)
    ringside.stop()
    ringside.stop()
    expect(started.mock.calls[0]?.[0].signal.aborted).toBe(true)
    ringside.start()
    expect(started).toHaveBeenCalledTimes(2)
    expect(started.mock.calls[1]?.[0].signal.aborted).toBe(false)
  })

  it("are not kept from it by one behaviour that throws", () => {
    const broken = {
      name: "broken",
      start() {
        throw new Error("boom")
      },
    }
    ringside = create([broken, { name: "test", start: started }])
    ringside.start()
    expect(started).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toBe("[ringside broken] failed during start: boom")
  })
})

describe("commands", () => {
  it("for the cart wait until it is there, and run once, in their order", () => {
    ringside.push(["cart.add", { id: 1 }], ["cart.remove", "k"])
    expect(cart.add).not.toHaveBeenCalled()
    ringside.start()
    expect([cart.add.mock.calls, cart.remove.mock.calls]).toEqual([[[{ id: 1 }]], [["k"]]])
    ringside.stop()
    ringside.push(["cart.add", { id: 2 }])
    expect(cart.add).toHaveBeenCalledTimes(1)
    ringside.start()
    expect(cart.add.mock.calls).toEqual([[{ id: 1 }], [{ id: 2 }]])
  })

  it("for parts that are still to come wait without a word", () => {
    ringside.push(["popups.open", 5], ["consent.update", {}])
    ringside.start()
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    [["nonsense"], '"nonsense"'],
    [["push", []], '"push"'],
    [["constructor"], '"constructor"'],
    [["cart.constructor"], '"cart.constructor"'],
    [["cart.toString"], '"cart.toString"'],
    [["cart"], '"cart"'],
    [[], "object"],
    ["start", "string"],
    [null, "object"],
    [[{ toString: () => "start" }], "object"],
  ])("that are none (%j) are named and ignored", (command, shown) => {
    ringside.start()
    ringside.push(command)
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining(`command ${shown} is unknown; expected`)])
  })

  it("that fail leave the others alone", () => {
    ringside.push(["on"], ["start"])
    expect(warn.mock.calls[0]?.[0]).toContain('command "on" failed')
    expect(started).toHaveBeenCalledTimes(1)
  })
})

describe("listeners", () => {
  it.each([
    ["added_to_cart", "ringside:added-to-cart"],
    ["wc_fragments_loaded", "ringside:fragments-loaded"],
    ["ringside:cart:added", "ringside:cart:added"],
  ])("of %s hear %s until they are taken off", (name, native) => {
    const listener = vi.fn()
    const off = ringside.on(name, listener)
    const tell = () => document.body.dispatchEvent(new CustomEvent(native, { bubbles: true }))
    tell()
    off()
    tell()
    ringside.push(["on", name, listener])
    tell()
    ringside.off(name, listener)
    tell()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe("what sleeps", () => {
  const click = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    document.getElementById("late")?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it("wakes at the first act on what it answers for, which is then done again", async () => {
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const heard = vi.fn()
    document.getElementById("late")?.addEventListener("click", heard)
    ringside.start()
    expect(wake).not.toHaveBeenCalled()
    expect(click()).toBe(true)
    expect(document.getElementById("late")?.getAttribute("aria-busy")).toBe("true")
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect(document.body.innerHTML).toBe('<button type="button" id="late">x</button>')
    expect(click()).toBe(false)
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it("does one act for somebody who has pressed twice meanwhile", async () => {
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const heard = vi.fn()
    document.getElementById("late")?.addEventListener("click", heard)
    ringside.start()
    expect([click(), click()]).toEqual([true, true])
    await expect.poll(() => document.getElementById("late")?.hasAttribute("aria-busy")).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it("does an act on what it has put in a control's place", async () => {
    document.body.innerHTML = '<a id="late">-</a>'
    const heard = vi.fn()
    wake.mockImplementationOnce(async () => {
      const button = document.createElement("button")
      button.addEventListener("click", heard)
      const late = document.getElementById("late")
      if (late) started.mock.calls[0]?.[0].decorations.replace(late, button)
    })
    ringside.start()
    expect(click()).toBe(true)
    await expect.poll(() => heard.mock.calls.length).toBe(1)
  })

  it("that can't be had leaves acts to the browser, and says so", async () => {
    wake.mockRejectedValueOnce(new Error("offline"))
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const heard = vi.fn()
    document.getElementById("late")?.addEventListener("click", heard)
    ringside.start()
    click()
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect(warn.mock.calls[0]?.[0]).toBe("[ringside shop] failed during load: offline")
  })

  it("that doesn't come leaves an act to the browser 10 s after it, and a page without acts as it is", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      wake.mockReturnValueOnce(new Promise(() => undefined))
      document.body.innerHTML = '<button type="button" id="late">x</button><p data-ringside="drawn">1</p>'
      const heard = vi.fn()
      document.getElementById("late")?.addEventListener("click", heard)
      ringside.start()
      document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(wake).toHaveBeenCalledTimes(1)
      expect(document.querySelector("[data-ringside-state]")).toBeNull()
      click()
      await vi.advanceTimersByTimeAsync(9_999)
      expect(heard).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(heard).toHaveBeenCalledTimes(1)
      expect(document.querySelector("[data-ringside-state]")?.textContent).toBe("1")
      expect(warn.mock.calls[0]?.[0]).toBe("[ringside shop] failed during load: timed out")
    } finally {
      vi.useRealTimers()
    }
  })

  it("that can't be had is told to the hooks that wait for it, and to no other", async () => {
    wake.mockRejectedValueOnce(new Error("offline"))
    const html =
      '<button type="button" id="late">x</button><p data-ringside="drawn">1</p><p data-ringside="behaves">2</p>'
    document.body.innerHTML = html
    ringside.start()
    click()
    await expect.poll(() => document.querySelector('[data-ringside-state="error"]')?.textContent).toBe("1")
    expect(document.querySelectorAll("[data-ringside-state]")).toHaveLength(1)
    ringside.stop()
    expect(document.body.innerHTML).toBe(html)
  })

  it("wakes without an act on a page that needs it", async () => {
    isDue.mockReturnValueOnce(true)
    ringside.start()
    await expect.poll(() => wake.mock.calls.length).toBe(1)
  })

  it.each([
    ["#late", 1],
    ["#other", 0],
  ])("hears of a choice in %s that a script tells jQuery alone", async (selector, times) => {
    const { default: jQuery } = await vi.importActual<JQueryModule>("jquery")
    Reflect.set(window, "jQuery", jQuery)
    document.body.innerHTML = '<select id="late"></select><select id="other"></select>'
    ringside.start()
    jQuery(selector).trigger("change")
    Reflect.deleteProperty(window, "jQuery")
    expect(wake).toHaveBeenCalledTimes(times)
  })

  it("wakes for an event of the host, and tells it to those who have come since", async () => {
    const late = vi.fn()
    wake.mockImplementationOnce(async () => {
      started.mock.calls[0]?.[0].events.on(["added_to_cart"], late)
    })
    ringside.start()
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: { cartHash: "h" } }))
    await expect.poll(() => late.mock.calls.length).toBe(1)
    expect(late.mock.calls[0]?.[0]).toMatchObject({ name: "added_to_cart", detail: { cartHash: "h" } })
  })
})

it("finds what an earlier copy has left on the document", () => {
  expect(findSlot(document)).toBeNull()
  const slot = { version: "0.9.0", shared: {}, adopt: () => undefined }
  Object.defineProperty(document, slotKey, { configurable: true, value: slot })
  expect(findSlot(document)).toBe(slot)
  expect(slotKey).toBe(Symbol.for("ringside"))
  Reflect.deleteProperty(document, slotKey)
})
