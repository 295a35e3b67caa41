import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { HostEvents, HostJob } from "../domain/index.ts"
import { createPage } from "../assembly/createPage.ts"
import { startOwnChunks } from "./ownChunks.ts"
import type { Page } from "../page/page.ts"
import { startBehaviour } from "../behaviours/startBehaviour.ts"

type JQueryForTests = (target: unknown) => { off(): void; trigger(type: string): void }

let page: Page
let aborter: AbortController
let answer: (module: unknown) => void
let refuse: (cause: unknown) => void
const load = vi.fn(() => new Promise<unknown>((resolve, reject) => ([answer, refuse] = [resolve, reject])))
const started = vi.fn()
const pressed = vi.fn()
const module = { createBehaviours: () => [{ name: "late", start: started }] }

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  document.body.innerHTML =
    '<p class="late"><button type="button">x</button></p><button id="other" type="button">y</button>'
  aborter = new AbortController()
  page = createPage({ window, signal: aborter.signal })
  document.body.addEventListener("click", pressed, { signal: page.signal })
})

afterEach(() => {
  aborter.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A job with nothing to wait for: it is ours unless the host's script is there. */
const job: HostJob = { name: "late", packageName: "late", handles: ["late-script"], doc: "Is late." }

/** Starts a chunk that no markup asks for. */
function startFor(events: HostEvents) {
  document.querySelector(".late")?.remove()
  start(events)
}

function start(events?: HostEvents, near?: string, selector = ".late button") {
  const chunk = {
    chunk: "late",
    events,
    isPresent: () => near === undefined && document.querySelector(".late") !== null,
    triggers: [{ selector, busyClass: "loading", ...(near !== undefined && { near }) }],
    start(loaded: unknown) {
      if (loaded !== module) throw new Error("The file of late holds no behaviours.")
      for (const behaviour of module.createBehaviours()) startBehaviour(behaviour, page)
    },
  }
  startOwnChunks(page, { chunks: [chunk], load })
}
const button = () => document.querySelector<HTMLElement>(".late button")

describe("behaviours in a file of their own", () => {
  it("are fetched once, when their markup is on the page", async () => {
    document.querySelector(".late")?.remove()
    start()
    expect(load).not.toHaveBeenCalled()
    document.body.insertAdjacentHTML("beforeend", '<p class="late"></p>')
    page.scan()
    await expect.poll(() => load.mock.calls.length).toBe(1)
    page.scan()
    await new Promise((resolve) => page.clock.whenIdle(resolve, 0))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("defer a press in markup that was inserted just before", async () => {
    document.querySelector(".late")?.remove()
    start()
    document.body.insertAdjacentHTML("beforeend", '<p class="late"><button type="button">x</button></p>')
    page.scan()
    button()?.click()
    expect([pressed.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
    answer(module)
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
  })

  it("are searched for in idle time after a scan, not at an action elsewhere", async () => {
    document.querySelector(".late")?.remove()
    start()
    document.body.insertAdjacentHTML("beforeend", '<p class="late"></p>')
    page.scan()
    document.getElementById("other")?.click()
    expect(load).not.toHaveBeenCalled()
    await expect.poll(() => load.mock.calls.length).toBe(1)
  })

  it("defer presses of their controls until they have started, and no others", async () => {
    start()
    document.getElementById("other")?.click()
    expect(pressed).toHaveBeenCalledTimes(1)
    button()?.click()
    expect(pressed).toHaveBeenCalledTimes(1)
    expect([button()?.className, button()?.getAttribute("aria-busy")]).toEqual(["loading", "true"])
    answer(module)
    await expect.poll(() => pressed.mock.calls.length).toBe(2)
    expect(started).toHaveBeenCalledTimes(1)
    expect(document.querySelector("[aria-busy], .loading")).toBeNull()
    button()?.click()
    expect(pressed).toHaveBeenCalledTimes(3)
  })

  it("that can't be loaded release the press to the browser, and report it", async () => {
    start()
    button()?.click()
    refuse(new Error("offline"))
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    expect(console.warn).toHaveBeenCalledWith("[ringside late] failed during load: offline", expect.any(Error))
  })

  it("that take longer than 10 s release the press to the browser, and start when they arrive", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    start()
    button()?.click()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(pressed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(console.warn).toHaveBeenCalledWith(
      "[ringside late] failed during load: no answer in 10 s; clicks released",
      expect.any(Error),
    )
    answer(module)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["the pointer", "pointerover"],
    ["the focus", "focusin"],
  ])("that are wanted near their markup are fetched once %s comes there", (_, type) => {
    start(undefined, ".late")
    document.getElementById("other")?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    for (const element of [document.querySelector(".late"), button()])
      element?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("that are wanted near the focus are fetched where it is already", () => {
    button()?.focus()
    start(undefined, ".late")
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("that are wanted near their markup hold a press that nothing came before", async () => {
    start(undefined, ".late")
    button()?.click()
    expect([pressed.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
    answer(module)
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
  })

  it("that are wanted near their markup get a click that a script sends through jQuery alone", async () => {
    const { default: jQuery } = await vi.importActual<{ readonly default: JQueryForTests }>("jquery")
    Reflect.set(window, "jQuery", jQuery)
    const clicked = vi.fn()
    started.mockImplementationOnce((on: Page) => {
      on.events.listenToField(document, "click", clicked, { signal: on.signal, capture: true })
    })
    document
      .querySelector(".late")
      ?.insertAdjacentHTML("beforeend", '<a class="link" href="/en/?add-to-cart=11">Add</a>')
    start(undefined, ".late", ".late .link")
    jQuery(".late .link").trigger("click")
    expect([clicked.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
    answer(module)
    await expect.poll(() => clicked.mock.calls.length).toBe(1)
    expect(document.querySelector("[aria-busy]")).toBeNull()
    for (const node of [document, document.querySelector(".link")]) jQuery(node).off()
    Reflect.deleteProperty(window, "jQuery")
  })

  it("are fetched by an event of an active job, and get it once they have started", async () => {
    const listener = vi.fn()
    started.mockImplementationOnce((on: Page) => on.events.on(["ours"], ({ detail }) => void listener(detail)))
    startFor({ names: ["ours"], jobs: [job] })
    page.events.send({ name: "other", target: document.body })
    expect(load).not.toHaveBeenCalled()
    for (const step of [1, 2]) page.events.send({ name: "ours", target: document.body, detail: { step } })
    expect(load).toHaveBeenCalledTimes(1)
    answer(module)
    await expect.poll(() => listener.mock.calls).toEqual([[{ step: 1 }], [{ step: 2 }]])
    page.events.send({ name: "ours", target: document.body, detail: { step: 3 } })
    expect([listener.mock.calls.length, load.mock.calls.length]).toEqual([3, 1])
  })

  it("are not fetched by an event while a script of the host does the job", () => {
    document.body.insertAdjacentHTML("beforeend", '<script id="late-script-js" type="text/plain"></script>')
    startFor({ names: ["ours"], jobs: [job] })
    page.events.send({ name: "ours", target: document.body })
    expect(load).not.toHaveBeenCalled()
  })

  it("that can't be loaded after an event repeat it for no listener", async () => {
    const listener = vi.fn()
    startFor({ names: ["ours"], jobs: [job] })
    page.events.send({ name: "ours", target: document.body })
    page.events.on(["ours"], listener)
    refuse(new Error("offline"))
    await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
    expect(listener).not.toHaveBeenCalled()
  })
})
