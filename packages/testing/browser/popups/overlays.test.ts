import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { waitForChunk } from "../support/hooks.ts"
import { expectOpen, openPopups, untilOpened } from "../support/openPopups.ts"

const settings = { animation_type: "none", location: "center", close_on_esc_press: true, close_on_overlay_click: true }
const dialog = `<dialog id="notice"><p>A dialog of the page's own.</p><button id="first">First</button> <button id="second">Second</button>
  <form method="dialog"><button>Done</button></form></dialog>`
const showDialog = (page: Page) => page.evaluate("notice.showModal()")
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim())

describe("a dialog of the page above a popup", () => {
  test("is used by keyboard", async () => {
    const content = '<button id="ask">Ask</button> <a href="#x">Link</a>'
    const { page } = await openPopups({ main: dialog, popups: [{ id: 1, settings, content }] })
    await page.evaluate("PUM.open(1)")
    await untilOpened(page, 1)
    await page.locator("#ask").focus()
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Link")
    await showDialog(page)
    const visited: (string | undefined)[] = []
    for (let step = 0; step < 3; step += 1) {
      visited.push(await focused(page))
      await page.keyboard.press("Tab")
    }
    expect(visited).toEqual(["First", "Second", "Done"])
  })
})

test("a popup that is asked for in a modal dialog of the page replaces it, since it could not be used beside it", async () => {
  const asking =
    '<dialog id="notice"><button class="popmake-1">More</button></dialog><button id="opener" onclick="notice.showModal()">Open</button>'
  const { page } = await openPopups({ main: asking, popups: [{ id: 1, settings, content: "<button>In it</button>" }] })
  await page.locator("#opener").click()
  await page.getByRole("button", { name: "More" }).click()
  await expectOpen(page, [1])
  await page.getByRole("button", { name: "In it" }).click()
  expect([await focused(page), await page.locator("#notice").isVisible()]).toEqual(["In it", false])
  await page.keyboard.press("Escape")
  await expectOpen(page, [])
  expect(await focused(page)).toBe("Open")
})

describe("a popup that opens by itself while the page has a modal dialog open", () => {
  test("waits until the dialog has closed, since it could not be used", async () => {
    const auto = { ...settings, triggers: [{ type: "auto_open", settings: { delay: 0 } }] }
    const { page } = await openPopups({
      main: dialog,
      popups: [{ id: 1, settings: auto }],
      scripts: "<script>notice.showModal()</script>",
    })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    await expectOpen(page, [])
    await page.getByRole("button", { name: "Done" }).click()
    await expectOpen(page, [1])
    await page.locator("#pum-1 .pum-close").click()
    await expectOpen(page, [])
  })
})

test("a popup beside the page that opens above a modal one is reached by keyboard", async () => {
  const beside = { ...settings, overlay_disabled: true, stackable: true, location: "right bottom" }
  const { page } = await openPopups({
    popups: [
      { id: 1, settings, content: '<button id="one">One</button>' },
      { id: 2, settings: beside, content: '<button id="two">Two</button>' },
    ],
  })
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  await page.locator("#one").focus()
  await page.evaluate("PUM.open(2)")
  await untilOpened(page, 2)
  expect(await focused(page)).toBe("Two")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("pum-close")
  await page.keyboard.press("Enter")
  await expectOpen(page, [1])
  await page.locator("#one").focus()
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("#pum-1") !== null)).toBe(true)
})

test("Tab goes round in the upper of two popups, and then in the lower", async () => {
  const content = (id: number) => `<button>${String(id)} a</button> <button>${String(id)} b</button>`
  const { page } = await openPopups({
    popups: [1, 2].map((id) => ({ id, settings: { ...settings, stackable: true }, content: content(id) })),
  })
  for (const id of [1, 2]) {
    await page.evaluate(`PUM.open(${String(id)})`)
    await untilOpened(page, id)
  }
  await waitForChunk(page, "focus-trap")
  for (const id of [2, 1]) {
    const visited: (string | undefined)[] = []
    await page.getByRole("button", { name: `${String(id)} a` }).focus()
    for (let step = 0; step < 4; step += 1) {
      visited.push(await focused(page))
      await page.keyboard.press("Tab")
    }
    expect(visited).toEqual([`${String(id)} a`, `${String(id)} b`, "×", `${String(id)} a`])
    await page.keyboard.press("Escape")
    await expectOpen(page, id === 2 ? [1] : [])
  }
})

test("a press that began beside the popup and ended in it doesn't close it", async () => {
  const { page } = await openPopups({ popups: [{ id: 1, settings }] })
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  const box = await page.locator("#popmake-1").boundingBox()
  await page.mouse.move(4, 400)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30)
  await page.mouse.up()
  await page.mouse.move(4, 400)
  await expectOpen(page, [1])
  await page.mouse.click(4, 400)
  await expectOpen(page, [])
})

test.each([false, true])(
  "the end of a tall popup in a fixed position is reached by scrolling, without its overlay: %s",
  async (isBare) => {
    const tall = { ...settings, position_fixed: true, overlay_disabled: isBare }
    const content = `${"<p>Text</p>".repeat(60)}<button id="end">End</button>`
    const { page } = await openPopups(
      { popups: [{ id: 1, settings: tall, content }] },
      { viewport: { width: 360, height: 640 } },
    )
    await page.evaluate("PUM.open(1)")
    await untilOpened(page, 1)
    await page.mouse.move(180, 300)
    await page.mouse.wheel(0, 5000)
    await expect
      .poll(() => page.locator("#end").evaluate((end) => end.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true)
  },
)

test("a popup beside a scrolled page opens in sight, and scrolls with the page", async () => {
  const settings = { animation_type: "none", overlay_disabled: true, location: "right bottom", size: "tiny" }
  const { page } = await openPopups({
    main: '<div style="height: 1500px"></div><button class="popmake-1">Open</button>',
    popups: [{ id: 1, title: "Beside", settings }],
  })
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  const readBox = () =>
    page.locator("#popmake-1").evaluate((container) => {
      const { top, bottom, right } = container.getBoundingClientRect()
      return { top, toBottom: window.innerHeight - bottom, toRight: window.innerWidth - right }
    })
  const before = await readBox()
  expect([before.toBottom, before.toRight].map(Math.round)).toEqual([0, 0])
  await page.evaluate(() => window.scrollBy(0, -200))
  await expect.poll(async () => Math.round((await readBox()).top - before.top)).toBe(200)
})

describe("a challenge above an open popup", () => {
  const challenges = {
    reCAPTCHA: `<div class="backdrop"></div><div class="g-recaptcha-bubble-arrow"></div><div class="g-recaptcha-bubble-arrow"></div>
      <div><iframe title="recaptcha challenge" srcdoc="<button>Skip</button>"></iframe></div>`,
    hCaptcha: '<div><iframe title="challenge" src="about:blank?hcaptcha.com/#frame=challenge&id=1"></iframe></div>',
  }

  test.each(Object.entries(challenges))("of %s stays usable, with its backdrop", async (_, html) => {
    const { page } = await openPopups({
      main: `<button class="popmake-1">Open</button>`,
      scripts: `<div id="challenge">${html}</div><div id="other">Other</div>`,
      popups: [{ id: 1, settings }],
    })
    await page.getByRole("button", { name: "Open" }).click()
    await expectOpen(page, [1])
    const inert = await page.evaluate(() => [...document.querySelectorAll("[inert]")].map(({ id }) => id))
    expect(inert).toContain("other")
    expect(await page.locator("#challenge[inert], #challenge [inert]").count()).toBe(0)
  })
})
