import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { waitForChunk } from "../support/hooks.ts"
import { expectOpen, openPopups, readEvents, untilOpened } from "../support/openPopups.ts"

const instantly = { animation_type: "none" }
const closable = { close_on_esc_press: true, close_on_f4_press: true, close_on_overlay_click: true, location: "center" }
const main = '<button class="popmake-1">Open</button>'

test.each<[string, (page: Page) => Promise<unknown>, string]>([
  ["the close button", (page) => page.locator("#pum-1 .pum-close").click(), "Close Button"],
  ["Escape", (page) => page.keyboard.press("Escape"), "ESC Key"],
  ["F4", (page) => page.keyboard.press("F4"), "F4 Key"],
  ["a press beside it", (page) => page.mouse.click(4, 400), "Overlay Click"],
  ["another script", (page) => page.evaluate("PUM.close(1)"), ""],
])("closes at %s for this reason, and gives focus back", async (_, close, reason) => {
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, animation_speed: 50 } }],
    scripts: `<script>addEventListener("pumBeforeClose", ({ detail }) => (window.reason = detail.closeTrigger))</script>`,
  })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  expect(await page.evaluate(() => document.documentElement.className)).toBe(
    "pum-open pum-open-overlay pum-open-scrollable",
  )
  await close(page)
  await expectOpen(page, [])
  expect(await page.evaluate(() => [document.documentElement.className, document.activeElement?.textContent])).toEqual([
    "",
    "Open",
  ])
  expect((await readEvents(page)).slice(-2)).toEqual(["1:pumBeforeClose", "1:pumAfterClose"])
  expect(await page.evaluate("reason")).toBe(reason)
})

test("closes at Escape where its first control is a frame, which would keep the key", async () => {
  const content = '<iframe title="Film" srcdoc="<button>Play</button>"></iframe><p>A film about us</p>'
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, ...instantly }, content }],
  })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  await page.keyboard.press("Escape")
  await expectOpen(page, [])
})

test.each([
  ["where a script of the page keeps the key to itself", "#popmake-1 .pum-content button", true],
  ["in a video's own controls, which no listener hears", "#popmake-1 video", false],
])("closes at Escape %s", async (_, selector, isKept) => {
  const content = '<button>More</button><video controls width="320" height="180"></video>'
  const keep = `<script>addEventListener("keydown", (event) => event.stopImmediatePropagation(), true)</script>`
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, ...instantly }, content }],
    ...(isKept && { scripts: keep }),
  })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  await page.locator(selector).focus()
  // To the controls inside the video.
  if (!isKept) await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expectOpen(page, [])
})

test("content that is higher than its box, but doesn't scroll in it, is no Tab stop", async () => {
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, ...instantly }, content: '<p style="height:90px;margin:0">Text</p>' }],
    scripts: "<style>#popmake-1 .pum-content{height:60px}</style>",
  })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  expect(await page.locator("#pum-1 .pum-content").getAttribute("tabindex")).toBe("-1")
})

test("stays open at keys and presses that its settings don't allow, and when a script vetoes", async () => {
  const { page } = await openPopups({ main, popups: [{ id: 1, settings: { ...instantly, location: "center" } }] })
  await page.getByRole("button", { name: "Open" }).click()
  await page.keyboard.press("Escape")
  await page.keyboard.press("F4")
  await page.mouse.click(4, 400)
  await page.evaluate(() => document.getElementById("pum-1")?.classList.add("preventClose"))
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [1])
  expect((await readEvents(page)).slice(-2)).toEqual(["1:pumBeforeClose", "1:pumClosePrevented"])
})

test("a press that began in the popup doesn't close it", async () => {
  const { page } = await openPopups({ main, popups: [{ id: 1, settings: { ...closable, ...instantly } }] })
  await page.getByRole("button", { name: "Open" }).click()
  const box = await page.locator("#popmake-1").boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move(4, 600)
  await page.mouse.up()
  await expectOpen(page, [1])
})

test("a press that a script of the page handles, or on something it takes away, doesn't close it", async () => {
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, ...instantly } }],
    scripts: `<div id="layer" style="position:fixed;left:0;bottom:0;z-index:2147483647"><i id="handled">Handled</i> <i id="gone">Gone</i></div>
      <script>
        handled.addEventListener("click", (event) => event.preventDefault())
        gone.addEventListener("click", () => gone.remove())
      </script>`,
  })
  // Pickers of other scripts keep themselves usable beside a popup.
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await page.evaluate(() => document.getElementById("layer")?.removeAttribute("inert"))
  for (const name of ["Handled", "Gone"]) {
    await page.getByText(name, { exact: true }).click()
    await expectOpen(page, [1])
  }
  await page.mouse.click(4, 400)
  await expectOpen(page, [])
})

test("the close button that comes later can't be reached before, and closes then", async () => {
  const settings = { ...instantly, close_button_delay: 1500 }
  const { page } = await openPopups({ main, popups: [{ id: 1, settings }] })
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  expect(await page.getByRole("button", { name: "Close" }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("popmake-1")
  await page.clock.runFor(1500)
  await page.clock.resume()
  await page.getByRole("button", { name: "Close" }).click()
  await expectOpen(page, [])
})

test("its content is a stop of the Tab key only where it scrolls", async () => {
  const scrolls = { ...instantly, size: "custom", custom_height: "200px", scrollable_content: true }
  const content = `<p>${"Words. ".repeat(300)}</p>`
  const { page } = await openPopups({
    popups: [
      { id: 1, settings: instantly },
      { id: 2, settings: scrolls, content },
    ],
  })
  for (const [id, tabIndex] of [
    [1, "-1"],
    [2, "0"],
  ] as const) {
    await page.evaluate(`PUM.open(${id})`)
    await untilOpened(page, id)
    expect(await page.locator(`#pum-${id} .pum-content`).getAttribute("tabindex")).toBe(tabIndex)
    // The content ends in its container.
    const [box, inner] = await Promise.all(
      [`#popmake-${id}`, `#pum-${id} .pum-content`].map((selector) => page.locator(selector).boundingBox()),
    )
    expect((inner?.y ?? Infinity) + (inner?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    await page.evaluate(`PUM.close(${id})`)
    await expectOpen(page, [])
    expect(await page.locator(`#pum-${id} .pum-content`).getAttribute("tabindex")).toBe("0")
  }
})

test("a stack of three closes from the top, and each gives focus to the one below", async () => {
  const open = (id: number) => `<button class="popmake-${id}">Open ${id}</button>`
  const settings = { ...closable, ...instantly, stackable: true }
  const { page } = await openPopups({
    main: open(1),
    popups: [
      { id: 1, settings, title: "One", content: open(2) },
      { id: 2, settings, title: "Two", content: open(3) },
      { id: 3, settings, title: "Three" },
    ],
  })
  for (const id of [1, 2, 3]) await page.getByRole("button", { name: `Open ${id}` }).click()
  await expectOpen(page, [1, 2, 3])
  const usable = await page.locator(".pum:not([inert])").evaluateAll((all) => all.map(({ id }) => id))
  expect(usable).toEqual(["pum-3"])
  for (const left of [[1, 2], [1], []]) {
    await page.keyboard.press("Escape")
    await expectOpen(page, left)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Open ${left.length + 1}`)
  }
})

test("keeps focus in, and is named", async () => {
  const content = '<p><a href="#a">First</a></p><p><a href="#b">Second</a></p>'
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: { ...closable, ...instantly }, title: "News", content }],
  })
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("dialog", { name: "News" }).waitFor()
  // Until then Tab leaves the page, of which nothing else takes focus, for the browser's own controls.
  await waitForChunk(page, "focus-trap")
  const visited: (string | undefined)[] = []
  for (let step = 0; step < 6; step += 1) {
    visited.push(await page.evaluate(() => document.activeElement?.closest("#pum-1")?.id))
    await page.keyboard.press("Tab")
  }
  expect(new Set(visited)).toEqual(new Set(["pum-1"]))
  expect(await audit(page)).toEqual([])
})

test("on a phone a tall popup scrolls, with its close button in reach, and the page doesn't", async () => {
  const { page } = await openPopups(
    { main, popups: [{ id: 1, settings: { ...closable, ...instantly }, content: "<p>Text</p>".repeat(80) }] },
    { viewport: { width: 360, height: 640 } },
  )
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  const box = await page.locator("#popmake-1").boundingBox()
  expect(box).toMatchObject({ width: 342 })
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.locator("#pum-1").evaluate((root) => root.scrollTop)).toBeGreaterThan(500)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [])
})

test("when the host removes an open popup, the page is usable and nothing is reported", async () => {
  const { page } = await openPopups({ main, popups: [{ id: 1, settings: instantly }] })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await page.evaluate(() => document.getElementById("pum-1")?.remove())
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe("")
  expect(await page.evaluate(() => document.querySelectorAll("[inert]").length)).toBe(0)
  expect((await readEvents(page)).at(-1)).toBe("1:pumSetupClose")
})

test("a header in the highest layer doesn't cover it", async () => {
  const css = "#header { position: fixed; inset: 0; z-index: 2147483647; background: #fff }"
  const { page } = await openPopups({ css, popups: [{ id: 1, settings: { ...closable, ...instantly } }] })
  await page.evaluate("PUM.open(1)")
  await expectOpen(page, [1])
  const isSeen = await page.evaluate(() => {
    const { left, top } = document.getElementById("popmake-1")?.getBoundingClientRect() ?? new DOMRect()
    const isOnTop = document.getElementById("pum-1")?.matches(":popover-open")
    return isOnTop && document.elementFromPoint(left + 30, top + 30)?.closest("#pum-1") !== null
  })
  expect(isSeen).toBe(true)
})

test.each([
  ["broken settings", { id: 1, dataPopmake: '{"id":1,' }],
  [
    "hostile settings",
    { id: 1, dataPopmake: '{"__proto__":{"size":"x"},"triggers":5,"cookies":"a","zindex":"1e9","size":{}}' },
  ],
  [
    "a thousand conditions",
    { id: 1, settings: { ...instantly, conditions: Array.from({ length: 1000 }, () => [true]) } },
  ],
  [
    "a cookie time that nobody can read",
    { id: 1, settings: { ...instantly, cookies: [{ event: "on_popup_open", settings: { time: "soon" } }] } },
  ],
  [
    "two autofocus fields",
    { id: 1, settings: instantly, content: "<form><input autofocus><form><input autofocus></form></form>" },
  ],
])("opens with %s", async (_, popup) => {
  const { page } = await openPopups({ main, popups: [popup] })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
})

test("moves focus to the first element with autofocus, in nested forms too", async () => {
  const content = `<a href="#a">Link</a>
    <form><input name="first"><form><input name="second" autofocus><input name="third" autofocus></form></form>`
  const { page } = await openPopups({ main, popups: [{ id: 1, settings: instantly, content }] })
  await page.getByRole("button", { name: "Open" }).click()
  await untilOpened(page, 1)
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("second")
})

test("two popups with one id count as one, and that is reported", async () => {
  const { page, warnings } = await openPopups({ main, popups: [{ id: 1, settings: instantly }, { id: 1 }] })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await expect.poll(() => warnings.filter((warning) => warning.includes("two popups have the id 1"))).toHaveLength(1)
})

test("popups that open each other are opened once", async () => {
  const scripts = `<script>
    document.addEventListener("pumAfterOpen", ({ target }) => PUM.open(target.id === "pum-1" ? 2 : 1))
  </script>`
  const { page, warnings } = await openPopups({
    main,
    scripts,
    popups: [1, 2].map((id) => ({ id, settings: { ...instantly, stackable: true } })),
  })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1, 2])
  const closing = await openPopups({ main, scripts, popups: [1, 2].map((id) => ({ id, settings: instantly })) })
  await closing.page.getByRole("button", { name: "Open" }).click()
  await expectOpen(closing.page, [2])
  expect(
    [...warnings, ...closing.warnings].filter((warning) => warning.includes("asks for the popup itself again")).length,
  ).toBe(1)
})
