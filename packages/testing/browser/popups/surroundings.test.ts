import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { waitForChunk } from "../support/hooks.ts"
import { expectOpen, openPopups, readEvents, untilOpened } from "../support/openPopups.ts"

const instantly = { animation_type: "none", location: "center" }
const main = '<button class="popmake-1">Open</button>'

test("a page without forms, media or automatic openings fetches the popups' chunk alone", async () => {
  const { page } = await openPopups({ main, popups: [{ id: 1, settings: instantly }] })
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/(popups[\w-]*?)-[A-Z0-9]{8}\.js/.exec(name)?.[1] ?? []),
  )
  expect(files).toEqual(["popups"])
})

test.each([
  ["its code", /\/popups-[A-Z0-9]{8}\.js/],
  ["the code of hooks", /\/popups-hooks-[A-Z0-9]{8}\.js/],
])("opens by a click that came while %s was on its way", async (_, file) => {
  const hook = `<button id="open">Open</button><div data-ringside="popup" data-ringside-open-on="#open" data-ringside-settings='{"id":1}' hidden><h2>Hello</h2></div>`
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let isAsked = false
  const { page } = await openPopups(
    { main: `${hook}<a href="#popmake-1">Link</a>`, popups: [] },
    {
      isPlain: true,
      prepare: (page) =>
        page.route(file, async (route) => {
          isAsked = true
          await held
          await route.continue()
        }),
    },
  )
  await expect.poll(() => isAsked).toBe(true)
  await page.getByRole("link", { name: "Link" }).click()
  expect([new URL(page.url()).hash, await page.getByRole("dialog").count()]).toEqual(["", 0])
  release()
  await page.getByRole("dialog", { name: "Hello" }).waitFor()
})

test("a form is sent by the browser where the code of forms can't be had", async () => {
  const content =
    '<form class="pum-form" action="/en/plain/"><input name="email" value="a@b.c"><button>Send</button></form>'
  const { page } = await openPopups(
    { main, popups: [{ id: 1, settings: instantly, content }] },
    {
      expectedErrors: /popups-forms|Failed to load/,
      prepare: (page) => page.route(/popups-forms-/, (route) => route.abort()),
    },
  )
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("button", { name: "Send" }).click()
  await page.waitForURL(/\/en\/plain\/\?email=a%40b\.c/)
})

test("a sound that the browser refuses is reported, and the popup opens", async () => {
  const before = () => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("not allowed"))
  }
  const settings = { ...instantly, open_sound: "custom", custom_sound: "/sounds/beep.mp3" }
  const { page, warnings } = await openPopups({ main, popups: [{ id: 1, settings }] }, { before })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await expect
    .poll(() => warnings.join())
    .toContain("Sound was not able to play when popup opened. Reason: not allowed")
})

test("where cookies are refused popups open, close and count", async () => {
  const before = () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError")
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse })
  }
  const cookies = [{ event: "on_popup_open", settings: { name: "seen" } }]
  const triggers = [{ type: "auto_open", settings: { delay: 0, cookie_name: "seen" } }]
  const { page, host } = await openPopups(
    { popups: [{ id: 1, settings: { ...instantly, cookies, triggers } }] },
    { before },
  )
  await expectOpen(page, [1])
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [])
  await expect.poll(() => host.counted.length).toBe(1)
})

test("videos stop with their popup, and lazy content loads when it first opens", async () => {
  const content =
    '<video muted loop></video><iframe title="Film" data-src="/en/film/"></iframe><iframe title="Player" src="https://player.vimeo.com/video/1?autoplay=1"></iframe>'
  const { page } = await openPopups(
    { main, popups: [{ id: 1, settings: instantly, content }] },
    {
      before: () => {
        Object.assign(window, { pauses: 0 })
        HTMLMediaElement.prototype.pause = () =>
          void Object.assign(window, { pauses: Number(Reflect.get(window, "pauses")) + 1 })
      },
      prepare: (page) => page.route(/vimeo/, (route) => route.fulfill({ body: "player", contentType: "text/html" })),
    },
  )
  const pauses = () => page.evaluate(() => Reflect.get(window, "pauses") as number)
  expect(await pauses()).toBe(0)
  const film = page.locator("iframe[title=Film]")
  expect(await film.getAttribute("src")).toBeNull()
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  expect(await film.getAttribute("src")).toBe("/en/film/")
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [])
  expect(await pauses()).toBe(1)
  expect(await page.locator("iframe[title=Player]").getAttribute("src")).toContain("autoplay=0")
})

test("a popup that its form closes reports that reason, and one that opens closes the others", async () => {
  const settings = { ...instantly, close_on_form_submission: true, close_on_form_submission_delay: 10 }
  const content = '<form class="pum-sub-form"><input name="email" aria-label="E-mail"><button>Send</button></form>'
  const { page } = await openPopups({
    main,
    popups: [
      { id: 1, settings, content },
      { id: 2, settings: instantly },
    ],
    scripts: `<script>
      var reasons = []
      addEventListener("pumBeforeClose", ({ detail }) => reasons.push(detail.closeTrigger))
    </script>`,
  })
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("button", { name: "Send" }).click()
  await expectOpen(page, [])
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  await page.locator("#pum-1 .pum-close").click()
  await expectOpen(page, [])
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  await page.evaluate("PUM.open(2)")
  await untilOpened(page, 2)
  await expectOpen(page, [2])
  // Another popup is no reason of its own.
  expect(await page.evaluate("reasons")).toEqual(["Form Submission", "Close Button", "Close Button"])
  const events = await readEvents(page)
  expect(events.lastIndexOf("1:pumAfterClose")).toBeLessThan(events.indexOf("2:pumAfterOpen"))
  expect(events.indexOf("2:pumBeforeOpen")).toBeLessThan(events.lastIndexOf("1:pumBeforeClose"))
})

test("a popup beside the page leaves the page in use", async () => {
  const settings = { ...instantly, overlay_disabled: true, location: "right bottom" }
  const { page } = await openPopups({ main, popups: [{ id: 1, title: "Beside", settings }] })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  expect(
    await page.evaluate(() => [
      document.querySelectorAll("[inert]").length,
      document.getElementById("pum-1")?.getAttribute("aria-modal"),
      document.documentElement.className,
    ]),
  ).toEqual([0, "false", "pum-open pum-open-overlay-disabled pum-open-scrollable"])
  await page.mouse.move(100, 300)
  // A browser drops a turn of the wheel that comes before it has drawn the page.
  const turnWheel = async () => {
    await page.mouse.wheel(0, 300)
    return page.evaluate(() => window.scrollY)
  }
  await expect.poll(turnWheel).toBeGreaterThan(100)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole("link", { name: "Shop" }).focus()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Shop")
  expect(await audit(page)).toEqual([])
})

const text = "<p>In the order in which they came in.</p>".repeat(30)
const readContent = (page: Page) =>
  page.locator("#pum-1 .pum-content").evaluate((content) => [content.scrollTop, content.clientHeight])

test("a popup beside the page keeps its place in the text while a low window changes its height", async () => {
  const settings = { ...instantly, overlay_disabled: true, location: "right bottom" }
  const { page } = await openPopups(
    { main, popups: [{ id: 1, title: "Beside", settings, content: text }] },
    { viewport: { width: 800, height: 360 } },
  )
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  await page.locator("#pum-1 .pum-content").evaluate((content) => content.scrollTo(0, 120))
  const [, before] = await readContent(page)
  await page.setViewportSize({ width: 800, height: 420 })
  await expect.poll(async () => (await readContent(page))[1]).toBeGreaterThan(before ?? Infinity)
  expect((await readContent(page))[0]).toBe(120)
})

test("a popup beside the page keeps the styles that the shop gave its content", async () => {
  const settings = { ...instantly, overlay_disabled: true, location: "right bottom" }
  const { page } = await openPopups(
    {
      main,
      popups: [{ id: 1, title: "Beside", settings, content: text }],
      scripts: `<script>document.querySelector("#pum-1 .pum-content").setAttribute("style", "max-height: 90px; overflow: auto")</script>`,
    },
    { viewport: { width: 800, height: 420 } },
  )
  const content = page.locator("#pum-1 .pum-content")
  const readStyle = () => content.evaluate((each) => each.getAttribute("style"))
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  expect(await readStyle()).toBe("max-height: 90px; overflow: auto")
  await page.setViewportSize({ width: 800, height: 200 })
  await expect.poll(async () => (await readContent(page))[1]).toBeLessThan(90)
  await page.setViewportSize({ width: 800, height: 600 })
  await expect.poll(readStyle).toBe("max-height: 90px; overflow: auto")
})

test("a hook beside the page doesn't darken it", async () => {
  const settings = { overlay_disabled: true, location: "right bottom" }
  const hook = `<button id="open">Open</button><div data-ringside="popup" data-ringside-open-on="#open" data-ringside-animation="none" data-ringside-settings='${JSON.stringify(settings)}' hidden><h2>Beside</h2></div>`
  const { page } = await openPopups({ main: hook, popups: [] })
  await page.getByRole("button", { name: "Open" }).click()
  const dialog = page.locator(".pum", { hasText: "Beside" })
  await dialog.locator(".pum-container").waitFor()
  expect(await dialog.evaluate((root) => getComputedStyle(root).backgroundColor)).toBe("rgba(0, 0, 0, 0)")
  const reachesPage = await page.evaluate(() => document.elementFromPoint(100, 300)?.closest(".pum") === null)
  expect(reachesPage).toBe(true)
  await dialog.getByRole("button", { name: "Close" }).click()
  await dialog.waitFor({ state: "hidden" })
})

test("limits: a schedule that is over, a cap, and the variant that this visitor didn't get", async () => {
  const auto = { ...instantly, stackable: true, triggers: [{ type: "auto_open", settings: { delay: 0 } }] }
  const { page, host } = await openPopups({
    popups: [
      { id: 1, settings: { ...auto, schedule: { end: 1 } } },
      { id: 2, settings: { ...auto, frequency: { max: 1, per: "ever" } } },
      { id: 3, settings: auto },
      { id: 4, settings: auto },
    ],
    vars: {
      ringside: {
        tests: [
          {
            id: "words",
            variants: [
              { popupId: 3, weight: 0 },
              { popupId: 4, weight: 1 },
            ],
          },
        ],
      },
    },
  })
  await expectOpen(page, [2, 4])
  await expect
    .poll(() => host.counted.find(({ fields }) => fields["pid"] === "4")?.fields)
    .toMatchObject({ test: "words", variant: "4" })
  await page.reload()
  await expectOpen(page, [4])
})

test.each<[string, string]>([
  ["by fetch where beacons are refused", "navigator.sendBeacon = () => false"],
  [
    "by a picture where fetch fails, too",
    "navigator.sendBeacon = () => false; window.fetch = () => Promise.reject(new TypeError('blocked'))",
  ],
])("counts %s", async (_, before) => {
  const asked: string[] = []
  const { page } = await openPopups(
    { main, popups: [{ id: 1, settings: instantly }] },
    {
      before,
      prepare: (page) =>
        page.route(/analytics/, (route) => {
          asked.push(`${route.request().method()} ${route.request().resourceType()}`)
          return route.fulfill({ status: 204 })
        }),
    },
  )
  await page.getByRole("button", { name: "Open" }).click()
  await expect.poll(() => asked).toEqual([before.includes("window.fetch") ? "GET image" : "POST fetch"])
})

test("openings and conversions are entries of the data layer that the page names", async () => {
  const { page, host } = await openPopups({
    main,
    popups: [
      { id: 1, settings: { ...instantly, slug: "news" }, content: '<p class="pum-cta"><a href="/en/shop/">Go</a></p>' },
    ],
    vars: { ringside: { data_layer: "tagList" } },
    scripts: `<script>addEventListener("click", (event) => event.preventDefault())</script>`,
  })
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("link", { name: "Go" }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "tagList") as unknown))
    .toEqual([
      { event: "popup_open", popup_id: 1, popup_name: "news" },
      { event: "popup_conversion", popup_id: 1, popup_name: "news" },
    ])
  // The shop's server counts the visit with the popup's id.
  await expect.poll(() => host.counted.map(({ fields }) => fields["event"])).toEqual(["open"])
})

test("pages open and close popups by ringside.popups, which may be called before the script is there", async () => {
  const before = () => {
    const log: unknown[] = []
    Object.assign(window, {
      ringside: [
        ["popups.open", "news"],
        ["popups.subscribe", (state: unknown) => log.push(state)],
      ],
      received: log,
    })
  }
  const { page } = await openPopups({ popups: [{ id: 1, settings: { ...instantly, slug: "news" } }] }, { before })
  await expectOpen(page, [1])
  const call = (code: string) => page.evaluate(code)
  expect(await call("window.ringside.popups.close()")).toEqual({ kind: "done" })
  await expectOpen(page, [])
  expect(await call("window.ringside.popups.open(7)")).toEqual({ kind: "absent", message: "There is no popup 7." })
  await page.evaluate(() => document.getElementById("pum-1")?.classList.add("preventOpen"))
  expect(await call("window.ringside.popups.open(1)")).toMatchObject({ kind: "refused" })
  await expect.poll(() => call("window.received.at(-1)")).toEqual({ open: [] })
})

test.each([
  ["Accept all", ["open 1"], "local"],
  ["Reject all", [], "session"],
])("counts and stores as the shopper allows: %s", async (answer, counted, storage) => {
  const settings = { ...instantly, frequency: { max: 5, per: "ever" } }
  const { page, host } = await openPopups({
    main: '<div data-ringside="consent" data-ringside-categories="marketing" data-ringside-position="inline"></div>',
    popups: [
      { id: 1, settings },
      { id: 2, settings },
    ],
  })
  const button = page.getByRole("button", { name: answer })
  await button.waitFor()
  // The banner and what reads the consent have chunks of their own.
  await expect.poll(() => page.evaluate("ringside.consent.read('marketing')")).toBe("pending")
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  await page.evaluate("PUM.close(1)")
  await expectOpen(page, [])
  // It waits for the answer.
  expect(host.counted).toEqual([])
  await button.click()
  const read = () => host.counted.map(({ fields }) => `${fields["event"]} ${fields["pid"]}`)
  await expect.poll(read).toEqual(counted)
  await page.evaluate("PUM.open(2)")
  await untilOpened(page, 2)
  const find = (place: "localStorage" | "sessionStorage") =>
    page.evaluate((name) => window[name].getItem("ringside_pum_freq") ?? "", place)
  expect(await find(storage === "local" ? "localStorage" : "sessionStorage")).toContain('"2"')
  if (storage === "session") expect(await find("localStorage")).not.toContain('"2"')
  await expect.poll(read).toEqual(counted.length > 0 ? ["open 1", "open 2"] : [])
})

test("an opening before the page's consent tools could be read is counted and stored only after consent", async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { page, host } = await openPopups(
    {
      main: '<div data-ringside="consent" data-ringside-categories="marketing" data-ringside-position="inline"></div>',
      popups: [
        {
          id: 1,
          settings: {
            ...instantly,
            overlay_disabled: true,
            location: "right bottom",
            triggers: [{ type: "auto_open", settings: { delay: 0 } }],
            frequency: { max: 5, per: "ever" },
          },
        },
      ],
    },
    {
      prepare: (page) =>
        page.route(/attribution-tracking-\w+\.js/, async (route) => {
          await held
          await route.continue()
        }),
    },
  )
  await untilOpened(page, 1)
  const readStored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ringside_pum")))
  expect([host.counted, await readStored()]).toEqual([[], []])
  release()
  await waitForChunk(page, "attribution-tracking")
  expect([host.counted, await readStored()]).toEqual([[], []])
  await page.getByRole("button", { name: "Accept all" }).click()
  await expect.poll(() => host.counted.map(({ fields }) => `${fields["event"]} ${fields["pid"]}`)).toEqual(["open 1"])
})
