import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createRingside, findSlot, slotKey } from "./ringside.ts"
import type { CoreApi } from "./coreApi.ts"
import type { Members } from "./members.ts"
import type { LoaderBehaviour } from "../hooks/widget.ts"

const warn = vi.spyOn(console, "warn")
const cart = {
  add: vi.fn(async () => ({ kind: "done" })),
  update: vi.fn(async () => ({ kind: "done" })),
  remove: vi.fn(async () => ({ kind: "done" })),
  subscribe: vi.fn(() => () => undefined),
}
const started = vi.fn<LoaderBehaviour["start"]>()
const loadLate = vi.fn(async (): Promise<Members> => ({ cart }))
const fetchLate = vi.fn()
/** It needs no settings, so it is ours while the host's script is out. */
const job = { name: "test", packageName: "test", handles: ["host-script"], doc: "A job." }
const isDue = vi.fn(() => false)
const isDueOnceLoaded = vi.fn<() => boolean | "loaded">(() => false)
let ringside: CoreApi

beforeEach(() => {
  vi.clearAllMocks()
  warn.mockImplementation(() => undefined)
  ringside = create()
})

afterEach(() => {
  ringside.stop()
  document.body.replaceChildren()
})

function create(beforeLoad: readonly LoaderBehaviour[] = [{ name: "test", start: started }]): CoreApi {
  return createRingside({
    window,
    version: "1.0.0",
    tag: null,
    trustedHtml: { createHTML: (html) => html },
    parts: {
      beforeLoad,
      isDue: [isDue, isDueOnceLoaded],
      triggers: [
        { selector: "#late" },
        { selector: "#work", job, due: "#due" },
        { selector: "#awaited", job, busyClass: "loading" },
      ],
      events: { names: ["added_to_cart"], jobs: [job] },
      drawn: '[data-ringside~="drawn"]',
      members: { cart: { add: false, update: false, remove: false, subscribe: true } },
    },
    fetchLate,
    loadLate,
  })
}

describe("start and stop", () => {
  it("run once, and again after the other", () => {
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

  it("receive a frozen page", () => {
    ringside.start()
    expect(Object.isFrozen(started.mock.calls[0]?.[0])).toBe(true)
  })

  it("go on when one behaviour throws", () => {
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
  it("for a member of a part wait until its code is loaded, and run once, in order", async () => {
    ringside.push(["cart.add", { id: 1 }], ["cart.remove", "k"])
    expect(cart.add).not.toHaveBeenCalled()
    ringside.start()
    await expect.poll(() => [cart.add.mock.calls, cart.remove.mock.calls]).toEqual([[[{ id: 1 }]], [["k"]]])
    ringside.stop()
    ringside.push(["cart.add", { id: 2 }])
    expect(cart.add).toHaveBeenCalledTimes(1)
    ringside.start()
    await expect.poll(() => cart.add.mock.calls).toEqual([[{ id: 1 }], [{ id: 2 }]])
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
  ])("that are invalid (%j) are ignored with a warning", (command, shown) => {
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
    ["cart:added", "ringside:cart:added"],
    ["consent:change", "ringside:consent:change"],
  ] as const)("of %s receive %s until they are removed", (name, native) => {
    const listener = vi.fn()
    const off = ringside.on(name, listener)
    const dispatch = () => document.body.dispatchEvent(new CustomEvent(native, { bubbles: true }))
    dispatch()
    off()
    dispatch()
    ringside.push(["on", name, listener])
    dispatch()
    ringside.off(name, listener)
    dispatch()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe("late code", () => {
  const click = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    document.getElementById("late")?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it("is loaded at the first action on a control of its own, which is then replayed", async () => {
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const listener = vi.fn()
    document.getElementById("late")?.addEventListener("click", listener)
    ringside.start()
    expect(loadLate).not.toHaveBeenCalled()
    expect(click()).toBe(true)
    expect(document.getElementById("late")?.getAttribute("aria-busy")).toBe("true")
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    expect(document.body.innerHTML).toBe('<button type="button" id="late">x</button>')
    expect(click()).toBe(false)
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("replays each of several clicks made while it loads", async () => {
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const listener = vi.fn()
    document.getElementById("late")?.addEventListener("click", listener)
    ringside.start()
    expect([click(), click(), click()]).toEqual([true, true, true])
    await expect.poll(() => document.getElementById("late")?.hasAttribute("aria-busy")).toBe(false)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it("replays clicks on several controls in their order", async () => {
    document.body.innerHTML = '<p id="late"><button type="button">a</button><button type="button">b</button></p>'
    const [a, b] = [...document.querySelectorAll("button")]
    const received: string[] = []
    for (const button of [a, b]) button?.addEventListener("click", () => received.push(button.textContent))
    ringside.start()
    for (const button of [a, b, a, b, b]) button?.click()
    expect(received).toEqual([])
    await expect.poll(() => received).toEqual(["a", "b", "a", "b", "b"])
  })

  it("treats a key that is held down as one press", async () => {
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const button = document.getElementById("late")
    const listener = vi.fn()
    button?.addEventListener("click", listener)
    ringside.start()
    const press = (repeat: boolean) =>
      button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }))
    expect([press(false), press(true), press(true)]).toEqual([false, false, false])
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    await expect.poll(() => button?.hasAttribute("aria-busy")).toBe(false)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("replays an action on the replacement of its control", async () => {
    document.body.innerHTML = '<a id="late">-</a>'
    const listener = vi.fn()
    loadLate.mockImplementationOnce(async () => {
      const button = document.createElement("button")
      button.addEventListener("click", listener)
      const late = document.getElementById("late")
      late?.replaceWith(button)
      if (late) started.mock.calls[0]?.[0].decorations.replacements.set(late, button)
      return {}
    })
    ringside.start()
    expect(click()).toBe(true)
    await expect.poll(() => listener.mock.calls.length).toBe(1)
  })

  it("that can't be loaded releases actions to the browser, and reports it", async () => {
    loadLate.mockRejectedValueOnce(new Error("offline"))
    document.body.innerHTML = '<button type="button" id="late">x</button>'
    const listener = vi.fn()
    document.getElementById("late")?.addEventListener("click", listener)
    ringside.start()
    click()
    click()
    await expect.poll(() => document.getElementById("late")?.hasAttribute("aria-busy")).toBe(false)
    // The browser's own answer leaves the page: once is enough.
    expect(listener).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toBe("[ringside late] failed during load: offline")
  })

  it("that doesn't arrive releases an action to the browser after 10 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      loadLate.mockReturnValueOnce(new Promise(() => undefined))
      document.body.innerHTML = '<button type="button" id="late">x</button><p data-ringside="drawn">1</p>'
      const listener = vi.fn()
      document.getElementById("late")?.addEventListener("click", listener)
      ringside.start()
      document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(loadLate).toHaveBeenCalledTimes(1)
      expect(document.querySelector("[data-ringside-state]")).toBeNull()
      click()
      await vi.advanceTimersByTimeAsync(9_999)
      expect(listener).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(listener).toHaveBeenCalledTimes(1)
      expect(document.querySelector("[data-ringside-state]")?.textContent).toBe("1")
      expect(warn.mock.calls[0]?.[0]).toBe("[ringside late] failed during load: no answer in 10 s; clicks released")
    } finally {
      vi.useRealTimers()
    }
  })

  it("that can't be loaded marks the hooks that wait for it as failed, and no other", async () => {
    loadLate.mockRejectedValueOnce(new Error("offline"))
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

  describe("without an action", () => {
    const hostScript = '<script id="host-script-js" type="text/plain"></script>'
    const cases: readonly [string, string, { fetched: number; loaded: number }][] = [
      ["starts where markup of a job of ours needs it", '<p id="due"></p>', { fetched: 0, loaded: 1 }],
      ["starts for a hook", '<p data-ringside="drawn"></p>', { fetched: 0, loaded: 1 }],
      ["is only fetched where a press waits for the shop", '<p id="awaited"></p>', { fetched: 1, loaded: 0 }],
      ["isn't fetched for what an action opens", '<p id="work"></p>', { fetched: 0, loaded: 0 }],
      [
        "is left alone where a hook waits for an action",
        '<p data-ringside="drawn" data-ringside-load="interaction"></p>',
        { fetched: 0, loaded: 0 },
      ],
      [
        "is left alone where the host's script does the job",
        `<p id="due"></p><p id="work"></p>${hostScript}`,
        { fetched: 0, loaded: 0 },
      ],
    ]
    // Long enough for every timer that a page sets for its idle load.
    const passIdleTime = () => vi.advanceTimersByTimeAsync(10_000)
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
    afterEach(() => void vi.useRealTimers())

    it.each(cases)("%s", async (_, html, { fetched, loaded }) => {
      document.body.innerHTML = html
      ringside.start()
      await passIdleTime()
      expect([fetchLate.mock.calls.length, loadLate.mock.calls.length]).toEqual([fetched, loaded])
    })

    it("doesn't wait where a slow server makes a fast network look slow", async () => {
      const connection = { effectiveType: "slow-2g", downlink: 5 }
      Object.defineProperty(navigator, "connection", { configurable: true, value: connection })
      document.body.innerHTML = '<p data-ringside="drawn"></p>'
      ringside.start()
      await passIdleTime()
      expect(loadLate).toHaveBeenCalledTimes(1)
      Reflect.deleteProperty(navigator, "connection")
    })

    it.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g", downlink: 0.25 }])(
      "waits for the first action with %o",
      async (connection) => {
        Object.defineProperty(navigator, "connection", { configurable: true, value: connection })
        document.body.innerHTML = '<p id="due"></p><p data-ringside="drawn"></p><p id="work"></p>'
        ringside.start()
        await passIdleTime()
        expect([fetchLate.mock.calls.length, loadLate.mock.calls.length]).toEqual([0, 0])
        document.getElementById("due")?.dispatchEvent(new Event("pointerover", { bubbles: true }))
        expect(loadLate).toHaveBeenCalledTimes(1)
        Reflect.deleteProperty(navigator, "connection")
      },
    )

    it("loads despite data saving where a hook has a load mode", async () => {
      Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } })
      document.body.innerHTML = '<p data-ringside="drawn" data-ringside-load="idle"></p>'
      ringside.start()
      await passIdleTime()
      expect(loadLate).toHaveBeenCalledTimes(1)
      Reflect.deleteProperty(navigator, "connection")
    })
  })

  it("starts without an action on a page that needs it", async () => {
    isDue.mockReturnValueOnce(true)
    ringside.start()
    await expect.poll(() => loadLate.mock.calls.length).toBe(1)
  })

  it.each([[false], [true]])("starts when the page has loaded if a part needs it, another being due: %s", (isOther) => {
    isDue.mockReturnValueOnce(isOther)
    isDueOnceLoaded.mockReturnValueOnce("loaded")
    ringside.start()
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("isn't loaded by events where the host's scripts do the jobs and the page has no hook", () => {
    document.body.innerHTML = '<script id="host-script-js" type="text/plain"></script>'
    ringside.start()
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
    expect(loadLate).not.toHaveBeenCalled()
  })

  it("is loaded by an event of the host, which is repeated for listeners added since", async () => {
    const late = vi.fn()
    loadLate.mockImplementationOnce(async () => {
      started.mock.calls[0]?.[0].events.on(["added_to_cart"], late)
      return {}
    })
    ringside.start()
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: { cartHash: "h" } }))
    await expect.poll(() => late.mock.calls.length).toBe(1)
    expect(late.mock.calls[0]?.[0]).toMatchObject({ name: "added_to_cart", detail: { cartHash: "h" } })
  })
})

it("finds the registry that an earlier copy has left on the document", () => {
  expect(findSlot(document)).toBeNull()
  const slot = { version: "0.9.0", shared: new Map(), adopt: () => undefined }
  Object.defineProperty(document, slotKey, { configurable: true, value: slot })
  expect(findSlot(document)).toBe(slot)
  expect(slotKey).toBe(Symbol.for("ringside"))
  Reflect.deleteProperty(document, slotKey)
})
