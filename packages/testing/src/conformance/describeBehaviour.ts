import { type Behaviour, startBehaviour, stopBehaviours } from "@ringside/core"
import type { HostJob } from "@ringside/core/domain"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createTestPage, type TestPage, type TestPageOptions } from "../createTestPage.ts"
import { printBody } from "../printBody.ts"
import { auditNodes } from "./auditNodes.ts"

/** The markup and settings for a behaviour's conformance tests. */
export interface BehaviourConformanceOptions {
  /** The host's HTML with one element that the behaviour connects to. */
  readonly html: string
  /**
   * Finds that element, in copies of `html` too. Where the behaviour's selector needs an element around it, finds that one, so that both are
   * moved and copied together.
   */
  readonly selector: string
  /**
   * Whether the behaviour is connected to the element. For a behaviour that changes nothing when it connects, sends an event and returns
   * whether it was handled; the function is called several times for one element.
   */
  readonly isConnected: (element: HTMLElement, page: TestPage) => boolean
  /** What the loader runs on the same markup before, if anything. */
  readonly beforeLoad?: { start(page: TestPage): void }
  /** The host job of the behaviour; its settings are printed for the test. A behaviour without a job works on any page. */
  readonly job?: HostJob
  /** The settings that the job requires, by the global's name. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly page?: (config: TestPageOptions["config"]) => TestPage
  /** Uses the element as a shopper does; `isConnected` must be true afterwards. */
  readonly use?: (element: HTMLElement) => void
  /** Whether the behaviour inserts texts of its own into the element. */
  readonly hasTexts?: boolean
}

/** One element on one page. */
interface Stage {
  readonly page: TestPage
  readonly element: HTMLElement
  /** The whole document before the behaviour started. */
  readonly before: string
}

/** Runs the conformance tests of every behaviour that connects to elements. A behaviour's own tests cover only its specifics. */
export function describeBehaviour(behaviour: Behaviour, options: BehaviourConformanceOptions): void {
  const { html, selector, job } = options
  let stops: (() => void)[] = []

  const find = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`The HTML holds no ${selector}.`)
    return element
  }
  const start = async (
    config: TestPageOptions["config"] = {},
    { isPrinted = true, prepare = () => undefined }: { isPrinted?: boolean; prepare?: () => void } = {},
  ): Promise<Stage> => {
    printBody(`<main>${html}</main><aside></aside>`)
    prepare()
    const host = isPrinted && job?.settings ? { [job.settings]: { ...options.settings } } : {}
    const page = (options.page ?? ((pageConfig) => createTestPage({ config: pageConfig ?? {} })))({ host, ...config })
    stops.push(page.stop)
    const element = find()
    const before = document.documentElement.outerHTML
    options.beforeLoad?.start(page)
    startBehaviour(behaviour, page)
    await page.clock.advance(1000)
    return { page, element, before }
  }
  const look = async ({ page }: Stage) => {
    page.scan()
    await page.clock.advance(1000)
  }

  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  describe(`${behaviour.name} keeps every behaviour's promises:`, () => {
    test("it serves the element, and stop() leaves the page as it was, with nothing that waits", async () => {
      const { page, element, before } = await start()
      expect(options.isConnected(element, page)).toBe(true)
      options.use?.(element)
      await page.clock.advance(1000)
      expect(options.isConnected(element, page)).toBe(true)
      page.stop()
      expect(document.documentElement.outerHTML).toBe(before)
      expect(page.clock.waitingCount).toBe(0)
    })

    test("stop(element) leaves that element as it was, for good", async () => {
      const stage = await start()
      stopBehaviours(stage.page, stage.element)
      await look(stage)
      expect(document.documentElement.outerHTML).toBe(stage.before)
      // Equal HTML proves nothing of a behaviour that changes none.
      if (!behaviour.connect) expect(options.isConnected(stage.element, stage.page)).toBe(false)
    })

    test("a second look changes nothing", async () => {
      const stage = await start()
      const { outerHTML } = document.documentElement
      await look(stage)
      expect(document.documentElement.outerHTML).toBe(outerHTML)
    })

    test("an element that moves stays connected, once", async () => {
      const stage = await start()
      const { outerHTML } = stage.element
      document.querySelector("aside")?.append(stage.element)
      await look(stage)
      expect(stage.element.outerHTML).toBe(outerHTML)
      expect(options.isConnected(stage.element, stage.page)).toBe(true)
    })

    test("an element that leaves is as it was, and is connected again when it comes back", async () => {
      const stage = await start()
      const { parentElement: parent, nextSibling: next } = stage.element
      stage.element.remove()
      await look(stage)
      parent?.insertBefore(stage.element, next)
      await look(stage)
      expect(options.isConnected(stage.element, stage.page)).toBe(true)
      stage.page.stop()
      expect(document.documentElement.outerHTML).toBe(stage.before)
    })

    test("what replaces the element is connected", async () => {
      const stage = await start()
      const main = document.querySelector("main")
      if (main) main.innerHTML = html
      await look(stage)
      expect(options.isConnected(find(), stage.page)).toBe(true)
      stage.page.stop()
      expect(document.documentElement.outerHTML).toBe(stage.before)
    })

    test("a copy is connected as an element of its own, with no node of ours twice", async () => {
      const stage = await start()
      const copy = stage.element.cloneNode(true)
      document.querySelector("aside")?.append(copy)
      await look(stage)
      expect(copy instanceof HTMLElement && options.isConnected(copy, stage.page)).toBe(true)
      const count = (root: ParentNode | null) => root?.querySelectorAll("[data-ringside-inserted]").length
      expect(count(document.querySelector("aside"))).toBe(count(document.querySelector("main")))
      stage.page.stop()
      expect(document.querySelectorAll("[data-ringside-inserted]")).toHaveLength(0)
    })

    test("an element that is inserted later is connected", async () => {
      const stage = await start()
      document.querySelector("main")?.replaceChildren()
      await look(stage)
      document.querySelector("aside")?.insertAdjacentHTML("beforeend", html)
      await look(stage)
      expect(options.isConnected(find(), stage.page)).toBe(true)
    })

    test("another behaviour that throws at the same element is in nobody's way", async () => {
      const stage = await start()
      const thrower: Behaviour = {
        name: "thrower",
        selector,
        connect() {
          throw new Error("boom")
        },
      }
      startBehaviour(thrower, stage.page)
      await look(stage)
      expect(options.isConnected(stage.element, stage.page)).toBe(true)
    })

    test.each(["es", "en"])("in %s, axe finds nothing", async (locale) => {
      const { element } = await start({ locale })
      expect(await auditNodes(element)).toEqual([])
    })

    if (options.hasTexts) {
      test("es and en say different things, with nothing left to fill in", async () => {
        const texts: string[] = []
        for (const locale of ["es", "en"]) {
          const { page, element } = await start({ locale })
          texts.push(element.outerHTML)
          page.stop()
        }
        expect(texts[0]).not.toBe(texts[1])
        for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      })
    }

    if (job) {
      test("the host's own script keeps the job: nothing changes", async () => {
        const [handle = ""] = job.handles
        const addScript = () => {
          const script = document.createElement("script")
          script.type = "text/plain"
          script.id = `${handle}-js`
          document.body.append(script)
        }
        const { before } = await start({}, { prepare: addScript })
        expect(document.documentElement.outerHTML).toBe(before)
      })

      if (job.settings) {
        test("without the host's settings nothing changes", async () => {
          const { before } = await start({}, { isPrinted: false })
          expect(document.documentElement.outerHTML).toBe(before)
        })
      }
    }
  })
}
