import { describe, expect, it, vi } from "vitest"
import { closePopup } from "../opening/closePopup.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

describe("on a touch screen", () => {
  it("a fast scroll back to the top counts as leaving, a slow one doesn't", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
    const { page, find } = await start({
      1: instantly({ triggers: [{ type: "exit_intent", settings: { min_time: 0 } }] }),
    })
    const scrollTo = async (scrollY: number) => {
      await page.clock.advance(100)
      vi.spyOn(window, "scrollY", "get").mockReturnValue(scrollY)
      window.dispatchEvent(new Event("scroll"))
    }
    for (const scrollY of [0, 3000, 2950]) await scrollTo(scrollY)
    expect(find(1).state).toBe("closed")
    await scrollTo(2500)
    expect(find(1).state).toBe("open")
  })
})

describe("the queue", () => {
  it("leaves the gap between popups, and shows no more of them on a page than it may", async () => {
    const auto = instantly({ triggers: [{ type: "auto_open", settings: { delay: 0 } }] })
    const queue = { enabled: true, gap_ms: 5000, max_per_page: 2 }
    const { page, find } = await start({ 1: auto, 2: auto, 3: auto }, { vars: { ringside: { queue } } })
    const states = () => [1, 2, 3].map((id) => find(id).state)
    await page.clock.advance(60_000)
    expect(states()).toEqual(["open", "closed", "closed"])
    closePopup(find(1), { isInstant: true })
    await page.clock.advance(4900)
    expect(states()).toEqual(["closed", "closed", "closed"])
    await page.clock.advance(200)
    expect(states()).toEqual(["closed", "open", "closed"])
    closePopup(find(2), { isInstant: true })
    await page.clock.advance(60_000)
    expect(states()).toEqual(["closed", "closed", "closed"])
  })

  const auto = instantly({ triggers: [{ type: "auto_open", settings: { delay: 0 } }] })
  const startQueue = (settings: Parameters<typeof start>[0], gapMs: number) =>
    start(settings, { vars: { ringside: { queue: { enabled: true, gap_ms: gapMs } } } })

  it("goes on after the gap when the open popup is taken out of the page", async () => {
    const { page, find } = await startQueue({ 1: auto, 2: auto }, 5000)
    const second = find(2)
    await page.clock.advance(60_000)
    find(1).root.remove()
    page.scan()
    await page.clock.advance(4900)
    expect(second.state).toBe("closed")
    await page.clock.advance(200)
    expect(second.state).toBe("open")
  })

  it("opens no popup that is taken out together with the open one", async () => {
    const { page, find, log } = await startQueue({ 1: auto, 2: auto, 3: auto }, 0)
    await page.clock.advance(60_000)
    const third = find(3)
    for (const id of [1, 2]) find(id).root.remove()
    page.scan()
    await page.clock.advance(100)
    expect(third.state).toBe("open")
    expect(log.filter((entry) => entry.startsWith("2:"))).toEqual([])
  })

  it("lets a popup whose conditions don't hold at its turn wait for them", async () => {
    const goTo = (path: string) => window.history.replaceState(null, "", path)
    const conditions = [[{ target: "ringside_url", settings: { contains: "/sale/" } }]]
    goTo("/sale/")
    const { page, find } = await startQueue({ 1: auto, 2: { ...auto, conditions }, 3: auto }, 0)
    const states = () => [1, 2, 3].map((id) => find(id).state)
    await page.clock.advance(1000)
    goTo("/")
    closePopup(find(1), { isInstant: true })
    await page.clock.advance(10_000)
    expect(states()).toEqual(["closed", "closed", "open"])
    goTo("/sale/")
    await page.clock.advance(10_000)
    closePopup(find(3), { isInstant: true })
    await page.clock.advance(100)
    expect(states()).toEqual(["closed", "open", "closed"])
    goTo("/")
  })
})

it("a popup that waits for hours adds no listener at each second or scroll", async () => {
  const triggers = [
    { type: "inactivity", settings: { timeout: 3_600_000 } },
    { type: "scroll_depth", settings: { depth: 5000, unit: "px" } },
    { type: "auto_open", settings: {} },
  ]
  const conditions = [[{ target: "ringside_url", settings: { contains: "/nowhere/" } }]]
  const { page } = await start({ 1: instantly({ triggers, conditions }) })
  await page.clock.advance(1000)
  const added: unknown[] = []
  const addEventListener = vi.spyOn(AbortSignal.prototype, "addEventListener").mockImplementation(function (
    this: AbortSignal,
  ) {
    if (this !== page.signal) added.push(this)
  })
  for (let second = 0; second < 20; second += 1) {
    window.dispatchEvent(new Event("scroll"))
    await page.clock.advance(1000)
  }
  addEventListener.mockRestore()
  expect(added).toHaveLength(0)
})
