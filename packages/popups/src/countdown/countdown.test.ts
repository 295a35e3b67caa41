import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { countdownBehaviour } from "./countdown.ts"

const hook = '[data-ringside="countdown"]'
const html = (attributes: string, content = "Until <b>1 December</b>") =>
  `<p data-ringside="countdown" ${attributes}>${content}</p>`

describeBehaviour(countdownBehaviour, {
  html: html('data-ringside-until="2100-01-01"'),
  selector: hook,
  isConnected: (element) => element.querySelector("[role=timer]") !== null,
  hasTexts: true,
})

let page: TestPage | undefined
let see: (isIntersecting: boolean) => void = () => undefined

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: readonly object[]) => void) {
      see = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer)
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Started {
  readonly page: TestPage
  readonly element: HTMLElement
  readonly announced: readonly string[]
  /** Reads the shown text. */
  read(): string
}

/** A countdown whose moment is so far away. */
async function start(leftMs: number, attributes = "", { isReduced = false, locale = "en-GB" } = {}): Promise<Started> {
  const created = createTestPage({ config: { locale } })
  page = created
  vi.spyOn(created.window, "matchMedia").mockReturnValue({ matches: isReduced } as MediaQueryList)
  const until = new Date(created.clock.now() + leftMs).toISOString()
  document.body.innerHTML = html(attributes, `Until <time datetime="${until}">then</time>`)
  const announced: string[] = []
  vi.spyOn(created.announce, "polite").mockImplementation((text) => void announced.push(text))
  startBehaviour(countdownBehaviour, created)
  await created.clock.advance(200)
  const element = document.querySelector<HTMLElement>(hook)
  if (!element) throw new Error("The hook is gone.")
  see(true)
  return { page: created, element, announced, read: () => element.querySelector("[role=timer]")?.textContent ?? "" }
}

const daysMs = 24 * 3_600_000

describe("a countdown", () => {
  it("counts down each second, and hides the server's words", async () => {
    const { page, element, read } = await start(2 * daysMs + 3_600_200)
    expect(read()).toBe("2 days 1 hour 0 minutes 0 seconds")
    expect(element.querySelector("time")?.closest("[hidden]")).not.toBeNull()
    await page.clock.advance(1000)
    expect(read()).toBe("2 days 0 hours 59 minutes 59 seconds")
  })

  it("uses the page's language, and the text of the hook", async () => {
    const { read } = await start(5200, 'data-ringside-text="Cierra en {left}."', { locale: "es-ES" })
    expect(read()).toBe("Cierra en 5 segundos.")
  })

  it("writes only what changes", async () => {
    const { page, element } = await start(65_200)
    const [minutes, seconds] = element.querySelectorAll(".ringside-countdown-part")
    await page.clock.advance(1000)
    expect([...element.querySelectorAll(".ringside-countdown-part")]).toEqual([minutes, seconds])
    expect(seconds?.textContent).toBe("4 seconds")
  })

  it("is announced at a few moments and at the end, not every second", async () => {
    const { page, announced, read, element } = await start(62_200)
    expect(announced).toEqual([])
    for (let second = 0; second < 62; second += 1) await page.clock.advance(1000)
    expect(announced).toEqual(["1 minute left", "It has ended."])
    expect(read()).toBe("It has ended.")
    expect(element.className).toBe("ringside-countdown-ended")
    expect(page.clock.waitingCount).toBe(0)
  })

  it("changes each minute for those who asked for no motion", async () => {
    const { page, read } = await start(125_200, "", { isReduced: true })
    expect(read()).toBe("3 minutes")
    await page.clock.advance(4000)
    expect(read()).toBe("3 minutes")
    await page.clock.advance(1000)
    expect(read()).toBe("2 minutes")
    await page.clock.advance(60_000)
    expect(read()).toBe("less than a minute")
    await page.clock.advance(60_000)
    expect(read()).toBe("It has ended.")
  })

  it("stands still while nobody sees it", async () => {
    const { page, read } = await start(65_200)
    see(false)
    expect(page.clock.waitingCount).toBe(0)
    await page.clock.advance(10_000)
    expect(read()).toBe("1 minute 5 seconds")
    see(true)
    expect(read()).toBe("55 seconds")
  })

  it("that is over says so in a language that is declared where the page has another", async () => {
    document.documentElement.lang = "de"
    const { element } = await start(-1000)
    document.documentElement.removeAttribute("lang")
    expect(element.querySelector<HTMLElement>("[role=timer]")?.lang).toBe("en")
  })

  it("that is over says so, without an announcement", async () => {
    document.documentElement.lang = "de"
    const { announced, element, read } = await start(-1000, 'data-ringside-ended="Orders are closed."')
    document.documentElement.removeAttribute("lang")
    // The text is the page's own.
    expect(element.querySelector("[lang]")).toBeNull()
    expect(read()).toBe("Orders are closed.")
    expect(announced).toEqual([])
  })

  it.each([
    ['data-ringside-until="soon"', 'data-ringside-until is "soon"'],
    ["", "its time element is missing"],
  ])("without a moment (%s) leaves the hook's own text, and logs it", (attributes, message) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    page = createTestPage()
    document.body.innerHTML = html(attributes)
    const before = document.body.innerHTML
    startBehaviour(countdownBehaviour, page)
    expect(document.body.innerHTML).toBe(before)
    expect(warn.mock.calls.flat().join()).toContain(message)
  })

  it("shows a text of the page as text", async () => {
    const { element } = await start(5200, 'data-ringside-text="&lt;img src=x onerror=alert(1)&gt; {left}"')
    expect(element.querySelector("img")).toBeNull()
  })
})
