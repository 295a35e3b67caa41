import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { formatLibraryTags, formatLibraryUrl, serveHostLibrary } from "../support/hostLibraries.ts"
import { expectOpen, openPopups, readEvents, untilOpened } from "../support/openPopups.ts"

const instantly = { animation_type: "none" }
const leave = (page: Page) =>
  page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, clientY: 3 })))
const trigger = (type: string, settings: object = {}) => ({ triggers: [{ type, settings }], ...instantly })

describe("a click opens a popup", () => {
  test.each([
    ["its class", '<button id="opener" class="popmake-1">Open</button>'],
    ["its slug", '<button id="opener" class="popmake-news">Open</button>'],
    ["its link", '<a id="opener" href="#popmake-1">Open</a>'],
    ["a selector of its settings", '<button id="opener" class="extra">Open</button>'],
  ])("by %s", async (_, main) => {
    const settings = { slug: "news", ...trigger("click_open", { extra_selectors: ".extra" }) }
    const { page } = await openPopups({ main, popups: [{ id: 1, settings }] })
    await page.locator("#opener").click()
    await expectOpen(page, [1])
    expect(await page.evaluate(() => location.hash)).toBe("")
  })

  test("on an element that is no control, by the keyboard too", async () => {
    const { page } = await openPopups({
      main: '<span class="popmake-1">Open</span>',
      popups: [{ id: 1, settings: instantly }],
    })
    const opener = page.getByRole("button", { name: "Open" })
    await opener.press("Enter")
    await expectOpen(page, [1])
  })

  test("on an element that came later, and leaves a click with Ctrl to the browser", async () => {
    const { page } = await openPopups({ popups: [{ id: 1, settings: instantly }] })
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "#popmake-1", textContent: "Later" })
      document.querySelector("main")?.prepend(link)
    })
    const link = page.getByRole("link", { name: "Later" })
    const isTaken = await link.evaluate(
      (element) => !element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })),
    )
    expect(isTaken).toBe(false)
    await expectOpen(page, [1])
  })
})

describe("a selector that only jQuery supports", () => {
  const jQuery = {
    // Where jQuery is, events go through it.
    scripts: `${formatLibraryTags("jquery3")}<script>jQuery(document).on("pumInitialized", () => popupLog.push("page:pumInitialized"))</script>`,
    prepare: (tab: Page) => serveHostLibrary(tab, `**${formatLibraryUrl("jquery3")}`, "jquery3"),
  }
  const open = (extra_selectors: string, main: string, { scripts, prepare }: Partial<typeof jQuery> = {}) =>
    openPopups(
      {
        main,
        popups: [{ id: 1, settings: trigger("click_open", { extra_selectors }) }],
        ...(scripts !== undefined && { scripts }),
      },
      { ...(prepare && { prepare }) },
    )

  test.each([
    ["#box a:contains('Newsletter')", '<p id="box"><a href="/x">No</a> <a href="#" id="opener">Newsletter</a></p>'],
    [".menu a:first, .other", '<p class="menu"><a href="#"><b id="opener">One</b></a> <a href="/x">Two</a></p>'],
    [".near:contains('Two'), i:contains('Two')", '<i><b class="near">One</b> <b class="near" id="opener">Two</b></i>'],
    [".2026 > a:eq(1)", '<p class="2026"><a href="/x">One</a> <a href="#" id="opener">Two</a></p>'],
  ])("opens by %s where the page has jQuery", async (selector, main) => {
    const { page, warnings } = await open(selector, main, jQuery)
    await page.locator("#opener").click()
    await expectOpen(page, [1])
    expect(await page.locator("main .pum-trigger #opener, main #opener.pum-trigger").count()).toBe(1)
    expect(warnings).toEqual([])
  })

  test("opens without jQuery by a class that begins with a digit", async () => {
    const { page, warnings } = await open(".2026-offer", '<button class="2026-offer" id="opener">Open</button>')
    await page.locator("#opener").click()
    await expectOpen(page, [1])
    expect(warnings).toEqual([])
  })
})

test("a malformed selector disables that trigger alone, and is reported", async () => {
  const settings = { ...instantly, triggers: [{ type: "click_open", settings: { extra_selectors: "###" } }] }
  const { page, warnings } = await openPopups({
    main: '<button class="popmake-1">Open</button>',
    popups: [{ id: 1, settings }],
  })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await expect.poll(() => warnings.filter((warning) => warning.includes('"###"'))).toHaveLength(1)
})

test("time opens a popup, unless its cookie came meanwhile", async () => {
  const seen = { delay: 300, cookie_name: "seen" }
  const { page } = await openPopups({
    popups: [
      { id: 1, settings: { ...trigger("auto_open", { delay: 400 }), stackable: true } },
      { id: 2, settings: { ...trigger("auto_open", seen), stackable: true } },
    ],
    scripts: '<script>document.cookie = "seen="</script>',
  })
  await expectOpen(page, [1])
})

test("scrolling, leaving and doing nothing open popups, one after the other", async () => {
  const { page } = await openPopups({
    popups: [
      { id: 1, settings: { ...trigger("scroll_depth", { depth: 40 }), close_on_esc_press: true } },
      { id: 2, settings: { ...trigger("exit_intent", { min_time: 0 }), close_on_esc_press: true } },
      // Longer than a busy machine takes until it scrolls: it would open first.
      { id: 3, settings: trigger("inactivity", { timeout: 5000 }) },
    ],
    vars: { ringside: { queue: { gap_ms: 0 } } },
  })
  await page.mouse.move(400, 400)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expectOpen(page, [1])
  await page.keyboard.press("Escape")
  await expectOpen(page, [3])
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, clientY: 3 })),
  )
  // It waits for its turn instead of replacing what is open.
  await expectOpen(page, [3])
  await page.locator("#pum-3 .pum-close").click()
  await expectOpen(page, [2])
})

test("however many popups wait, each event of the page has one listener", async () => {
  const names = ["scroll", "mouseout", "resize", "pointermove", "visibilitychange"]
  const before = `window.added = []
    for (const place of [Window, Document]) {
      const { addEventListener } = EventTarget.prototype
      place.prototype.addEventListener = function (type, listener, options) {
        if (${JSON.stringify(names)}.includes(type)) window.added.push(type)
        return addEventListener.call(this, type, listener, options)
      }
    }`
  const triggers = [
    { type: "scroll_depth", settings: { depth: 90 } },
    { type: "exit_intent", settings: {} },
    { type: "inactivity", settings: {} },
  ]
  const count = async (ids: readonly number[]) => {
    const { page } = await openPopups(
      { popups: ids.map((id) => ({ id, settings: { ...instantly, stackable: true, triggers } })) },
      { before },
    )
    for (const id of ids) await page.evaluate(`PUM.open(${id})`)
    await expectOpen(page, ids)
    const added = await page.evaluate(() => Reflect.get(window, "added") as readonly string[])
    return names.map((name) => added.filter((each) => each === name).length)
  }
  expect(await count([1, 2, 3, 4, 5, 6])).toEqual(await count([1]))
})

test("open popups move with the window, and back", async () => {
  const settings = { ...instantly, stackable: true, location: "center" }
  const { page } = await openPopups({ popups: [1, 2].map((id) => ({ id, settings })) })
  for (const id of [1, 2]) await page.evaluate(`PUM.open(${id})`)
  await expectOpen(page, [1, 2])
  await page.setViewportSize({ width: 700, height: 500 })
  for (const id of [1, 2]) {
    await expect
      .poll(async () => {
        const box = await page.locator(`#popmake-${id}`).boundingBox()
        return box ? Math.abs(box.x * 2 + box.width - 700) < 20 && Math.abs(box.y * 2 + box.height - 500) < 3 : false
      })
      .toBe(true)
  }
})

test("the address opens a popup", async () => {
  const { page, host } = await openPopups({ popups: [{ id: 1, settings: { slug: "news", ...instantly } }] })
  await page.evaluate(() => (location.hash = "#popmake-news"))
  await expectOpen(page, [1])
  await page.goto(`${host.url}?popup=1`)
  await expectOpen(page, [1])
})

test("conditions, devices and vetoes keep a popup closed", async () => {
  const { page } = await openPopups(
    {
      main: [1, 2, 3].map((id) => `<button class="popmake-${id}">Open ${id}</button>`).join(""),
      popups: [
        {
          id: 1,
          settings: { ...instantly, conditions: [[{ target: "ringside_url", settings: { contains: "/nowhere/" } }]] },
        },
        { id: 2, settings: { ...instantly, disable_on_mobile: true } },
        { id: 3, settings: instantly },
      ],
    },
    { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" },
  )
  await page.evaluate(() => document.getElementById("pum-3")?.classList.add("preventOpen"))
  for (const id of [1, 2, 3]) await page.getByRole("button", { name: `Open ${id}` }).click()
  expect(await readEvents(page)).toEqual(["3:pumBeforeOpen", "3:pumOpenPrevented"])
  await page.getByRole("button", { name: "Open 3" }).click()
  await expectOpen(page, [3])
})

test("a popup whose condition comes true opens by itself", async () => {
  const { page } = await openPopups({
    popups: [
      {
        id: 1,
        settings: { ...trigger("auto_open"), conditions: [[{ target: "ringside_basket", settings: { min: 1 } }]] },
      },
    ],
  })
  await expectOpen(page, [])
  await page.evaluate(() => {
    document.cookie = "woocommerce_items_in_cart=1; path=/"
    document.dispatchEvent(new CustomEvent("pum:recheck"))
  })
  await expectOpen(page, [1])
})

describe("animations end with the popup in its place", () => {
  test.each(["none", "slide", "fade", "fadeAndSlide", "grow", "growAndSlide"])("%s", async (type) => {
    const settings = { animation_type: type, animation_speed: 200, animation_origin: "left top", location: "center" }
    const { page } = await openPopups({
      main: '<button class="popmake-1">Open</button>',
      popups: [{ id: 1, settings }],
    })
    await page.getByRole("button", { name: "Open" }).click()
    await untilOpened(page, 1)
    const end = await page.locator("#popmake-1").evaluate((container) => {
      const { left, top, width, height } = container.getBoundingClientRect()
      const { opacity, transform } = getComputedStyle(container)
      const overlay = getComputedStyle(container.parentElement ?? container).opacity
      return {
        opacity,
        transform,
        overlay,
        isCentred: Math.abs(left * 2 + width - innerWidth) < 20 && Math.abs(top * 2 + height - innerHeight) < 2,
      }
    })
    expect(end).toEqual({ opacity: "1", transform: "none", overlay: "1", isCentred: true })
  })

  test("at once for those who asked for no motion", async () => {
    const settings = { animation_type: "slide", animation_speed: 10_000 }
    const { page } = await openPopups(
      { main: '<button class="popmake-1">Open</button>', popups: [{ id: 1, settings }] },
      { reducedMotion: "reduce" },
    )
    await page.getByRole("button", { name: "Open" }).click()
    expect(await page.locator("#pum-1").getAttribute("aria-modal")).toBe("true")
  })
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["auto", () => Promise.resolve()],
  ["exit", (page) => leave(page)],
  ["scroll", (page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))],
  ["inactivity", () => Promise.resolve()],
  [
    "form",
    (page) =>
      page.evaluate(() => {
        const form = document.getElementById("contact")
        // The forms' code comes when a shopper types into one.
        form?.dispatchEvent(new Event("input", { bubbles: true }))
        form?.dispatchEvent(new CustomEvent("wpcf7mailsent", { bubbles: true, detail: { contactFormId: 1 } }))
      }),
  ],
])("a hook opens by its trigger %s, once it has been closed not for a day", async (name, run) => {
  const main = `<form id="contact"></form><div data-ringside="popup" data-ringside-trigger="${name}" data-ringside-delay="1000" data-ringside-cookie="1" data-ringside-animation="none" hidden><h2>Hello</h2></div>`
  const { page } = await openPopups({ main, popups: [] })
  const dialog = page.getByRole("dialog", { name: "Hello" })
  // Leaving counts only after two seconds.
  await expect
    .poll(async () => {
      await run(page)
      return dialog.isVisible()
    })
    .toBe(true)
  await dialog.getByRole("button", { name: "Close" }).click()
  await dialog.waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.cookie)).toMatch(/pum--1=true/)
})

test("a hook is a popup, until the library stops", async () => {
  const main =
    '<button id="open">Open</button><div data-ringside="popup" data-ringside-open-on="#open" data-ringside-animation="none" hidden=""><h2>Hello</h2><a href="#x">In it</a></div>'
  const { page } = await openPopups({ main, popups: [] })
  const before = await page.locator("main").innerHTML()
  await page.getByRole("button", { name: "Open" }).click()
  const dialog = page.getByRole("dialog", { name: "Hello" })
  await dialog.waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("In it")
  await dialog.getByRole("button", { name: "Close" }).click()
  await dialog.waitFor({ state: "hidden" })
  await page.evaluate(() => window.ringside.stop())
  expect(before).toContain("pum-container")
  expect(await page.locator("main").innerHTML()).toContain(main.slice(0, -6))
})
