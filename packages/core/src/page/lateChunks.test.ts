import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { HostEvents, HostJob } from "../domain/index.ts"
import { createPage } from "./createPage.ts"
import { startLateChunks } from "./lateChunks.ts"
import type { Page } from "./page.ts"
import { startBehaviour } from "./startBehaviour.ts"

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

function start(events?: HostEvents) {
  const chunk = {
    chunk: "late",
    events,
    isPresent: () => document.querySelector(".late") !== null,
    press: [{ selector: ".late button", busyClass: "loading" }],
    start(loaded: unknown) {
      if (loaded !== module) throw new Error("The file of late holds no behaviours.")
      for (const behaviour of module.createBehaviours()) startBehaviour(behaviour, page)
    },
  }
  startLateChunks(page, { chunks: [chunk], load })
}
const button = () => document.querySelector<HTMLElement>(".late button")

describe("behaviours in a file of their own", () => {
  it("are fetched when their markup is there, once", async () => {
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

  it("hold a press in markup that came just before it", async () => {
    document.querySelector(".late")?.remove()
    start()
    document.body.insertAdjacentHTML("beforeend", '<p class="late"><button type="button">x</button></p>')
    page.scan()
    button()?.click()
    expect([pressed.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
    answer(module)
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
  })

  it("hold the press of their controls until they have started, and let all others go on", async () => {
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

  it("that can't be had leave the press to the browser, and say so", async () => {
    start()
    button()?.click()
    refuse(new Error("offline"))
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    expect(console.warn).toHaveBeenCalledWith("[ringside late] failed during load: offline", expect.any(Error))
  })

  it("that don't come leave the press to the browser after 10 s, and start when they come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    start()
    button()?.click()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(pressed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(pressed).toHaveBeenCalledTimes(1)
    answer(module)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveBeenCalledTimes(1)
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

  it("that can't be had after an event pass it to nobody", async () => {
    const listener = vi.fn()
    startFor({ names: ["ours"], jobs: [job] })
    page.events.send({ name: "ours", target: document.body })
    page.events.on(["ours"], listener)
    refuse(new Error("offline"))
    await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
    expect(listener).not.toHaveBeenCalled()
  })
})
