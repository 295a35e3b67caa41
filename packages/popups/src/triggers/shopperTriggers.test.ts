import { expect, it, vi } from "vitest"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

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
