import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { waitForChunk } from "../support/hooks.ts"
import { comeToForm, expectOpen, openPopups, readEvents } from "../support/openPopups.ts"

const instantly = { animation_type: "none" }
const main = '<button class="popmake-1">Open</button>'
const form = (more = "") => `<form class="pum-sub-form" ${more}>
  <div class="pum-form__field"><label>Name <input name="name"></label></div>
  <div class="pum-form__field"><label>E-mail <input name="email"></label></div>
  <label><input type="checkbox" name="consent" value="yes"> Yes</label>
  <button>Send</button></form>`

async function openForm(
  settings: object = {},
  options: { more?: string; vars?: object; expectedErrors?: RegExp } = {},
) {
  const { more, vars = {}, expectedErrors } = options
  const visit = await openPopups(
    {
      main,
      vars,
      popups: [
        { id: 1, title: "News", settings: { ...instantly, ...settings }, content: form(more) },
        { id: 2, title: "Thanks", settings: instantly },
      ],
    },
    expectedErrors ? { expectedErrors } : {},
  )
  const { page } = visit
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByLabel("Name").fill("Ana María")
  await page.getByLabel("E-mail").fill("ana@shop.test")
  await page.getByLabel("Yes").check()
  return { ...visit, send: () => page.getByRole("button", { name: "Send" }).click() }
}

test("opens with focus in the form's first field", async () => {
  const { page } = await openPopups({
    main,
    popups: [{ id: 1, settings: instantly, content: `<a href="#a">Link</a>${form()}` }],
  })
  await page.getByRole("button", { name: "Open" }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name")
})

test("sends the fields, shows the answer, and is counted", async () => {
  const { page, host, send } = await openForm()
  host.answer = { success: true, data: { message: "You have been <b onclick=x>subscribed</b>!" } }
  await send()
  await page.getByRole("status").getByText("You have been subscribed!").waitFor()
  expect(host.forms).toEqual([
    {
      path: "/wp-admin/admin-ajax.php",
      fields: {
        action: "pum_sub_form",
        "values[name]": "Ana María",
        "values[email]": "ana@shop.test",
        "values[consent][]": "yes",
        "values[pum_form_popup_id]": "1",
      },
    },
  ])
  expect(await page.locator("form b").evaluate((element) => element.getAttributeNames())).toEqual([])
  expect(await page.getByLabel("Name").inputValue()).toBe("")
  await expect
    .poll(() => host.counted.map(({ fields }) => `${fields["event"]} ${fields["pid"]}`))
    .toEqual(["open 1", "conversion 1"])
  expect(await readEvents(page)).toContain("1:pumConversion")
})

test("shows errors at their fields, and moves focus to the first", async () => {
  const { page, host, send } = await openForm({}, { vars: { message_position: "field" } })
  host.answer = {
    success: false,
    data: {
      errors: [
        { field: "email", message: "Please enter a valid email." },
        { field: "name", message: "Name?" },
        { field: null, message: "Sorry." },
      ],
    },
  }
  await send()
  await page.getByRole("alert").getByText("Sorry.").waitFor()
  const email = page.getByLabel("E-mail")
  expect(await email.getAttribute("aria-invalid")).toBe("true")
  expect(
    await email.evaluate((input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent),
  ).toBe("Please enter a valid email.")
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name")
  expect(await email.inputValue()).toBe("ana@shop.test")
})

test.each(["top", "bottom"])("shows all errors at the %s, and marks no field", async (side) => {
  const { page, host, send } = await openForm({}, { vars: { message_position: side } })
  host.answer = {
    success: false,
    data: {
      errors: [
        { field: "email", message: "Bad." },
        { field: null, message: "Sorry." },
      ],
    },
  }
  await send()
  const alert = page.getByRole("alert")
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(/Bad\.\s+Sorry\./)
  expect(await alert.evaluate((block) => (block.previousElementSibling ? "bottom" : "top"))).toBe(side)
  expect(await page.locator("[aria-invalid]").count()).toBe(0)
})

test.each<[string, string | null]>([
  ["0", "0"],
  ["a page", "<html>"],
  ["a lost connection", null],
])("keeps what was typed when the answer is %s, logs it, and can be sent again", async (_, answer) => {
  const { page, host, send } = await openForm({}, { expectedErrors: /Error: type of|Failed to load/ })
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Error: type of"))
  host.answer = answer
  await send()
  await logged
  expect(await page.getByRole("alert").count()).toBe(0)
  expect(await page.getByLabel("Name").inputValue()).toBe("Ana María")
  host.answer = { success: true, data: { message: "Done" } }
  await send()
  await page.getByText("Done").waitFor()
})

test("shows the shopper a lost request where the page sets that", async () => {
  const vars = { ringside: { request_error_message: "Please try again." } }
  const { page, host, send } = await openForm({}, { vars, expectedErrors: /Error: type of/ })
  host.answer = "0"
  await send()
  await page.getByRole("alert").getByText("Please try again.").waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send")
  expect(await audit(page)).toEqual([])
  host.answer = { success: true, data: { message: "Done" } }
  await page.getByRole("button", { name: "Send again" }).press("Enter")
  await page.getByRole("status").getByText("Done").waitFor()
  expect(host.forms.map(({ fields }) => fields["values[name]"])).toEqual(["Ana María", "Ana María"])
  expect(await page.getByRole("alert").count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send")
})

test("a hook's form shows a sign while it is being sent", async () => {
  const hook = `<div data-ringside="popup" data-ringside-trigger="auto" data-ringside-animation="none" hidden><h2>News</h2>
    <form class="pum-form"><input name="email" aria-label="E-mail"><button>Send</button></form></div>`
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { page, host } = await openPopups(
    { main: hook, popups: [] },
    {
      prepare: (page) =>
        page.route("**/admin-ajax.php", async (route) => {
          await held
          await route.continue()
        }),
    },
  )
  host.answer = { success: true, data: { message: "Done" } }
  await page.getByRole("button", { name: "Send" }).click()
  const sign = page.locator(".pum-form__loader")
  await sign.waitFor()
  expect(await sign.evaluate((element) => element.getAnimations().length)).toBe(1)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect.poll(() => sign.evaluate((element) => element.getAnimations().length)).toBe(0)
  expect((await sign.boundingBox())?.width).toBeGreaterThan(8)
  release()
  await page.getByText("Done").waitFor()
  expect(await sign.count()).toBe(0)
})

test("goes where the server says, and treats a known address as a success", async () => {
  const { page, host, send } = await openForm({}, { more: 'data-redirect_enabled="1"' })
  host.answer = { success: true, data: { already_subscribed: true, redirect: "/en/thanks/", message: "Again!" } }
  await send()
  await page.waitForURL(/\/en\/thanks\/$/)
  expect(host.forms).toHaveLength(1)
})

test("stays where the form is set so, and at an address that no shop has", async () => {
  for (const [more, redirect] of [
    ['data-redirect_enabled="1" data-noredirect="1"', "/en/thanks/"],
    ['data-redirect_enabled="1"', "javascript:document.title='x'"],
  ] as const) {
    const { page, host, send } = await openForm({}, { more })
    host.answer = { success: true, data: { redirect, message: "Welcome!" } }
    await send()
    await page.getByText("Welcome!").waitFor()
    expect(page.url()).toBe(host.url)
    expect(await page.title()).toBe("Popups")
  }
})

test("two errors of a field are both read out, beside the page's own hint", async () => {
  const content =
    '<form class="pum-form"><div class="pum-form__field"><label>Name <input name="name" aria-describedby="hint"></label><span id="hint">As on your card.</span></div><button>Send</button></form>'
  const { page, host } = await openPopups({
    main,
    vars: { message_position: "field" },
    popups: [{ id: 1, settings: instantly, content }],
  })
  await page.getByRole("button", { name: "Open" }).click()
  const errors = [
    { field: "name", message: "Too short." },
    { field: "name", message: "No digits." },
  ]
  host.answer = { success: false, data: { errors } }
  await page.getByRole("button", { name: "Send" }).click()
  await page.getByText("No digits.").waitFor()
  const readDescription = () =>
    page.getByLabel("Name").evaluate((input) =>
      (input.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    )
  expect(await readDescription()).toBe("As on your card. Too short. No digits.")
  host.answer = { success: true, data: { message: "Done" } }
  await page.getByRole("button", { name: "Send" }).click()
  await page.getByText("Done").waitFor()
  expect(await readDescription()).toBe("As on your card.")
})

test("does what its settings ask for: a cookie, the close, then the next popup", async () => {
  const settings = {
    cookie: { name: "subscribed" },
    closepopup: true,
    closedelay: 200,
    openpopup: true,
    openpopup_id: 2,
  }
  const { page, send } = await openForm({}, { more: `data-settings='${JSON.stringify(settings)}'` })
  await send()
  await expectOpen(page, [2])
  expect(await page.evaluate(() => document.cookie)).toContain("subscribed=true")
  const events = await readEvents(page)
  expect(events.indexOf("1:pumFormSuccess")).toBeLessThan(events.indexOf("1:pumAfterClose"))
  expect(events.indexOf("1:pumAfterClose")).toBeLessThan(events.indexOf("2:pumBeforeOpen"))
})

test("other plugins' forms close, open and count popups too", async () => {
  const { page, host } = await openPopups({
    main: "<form id=contact></form>",
    popups: [
      { id: 1, settings: { ...instantly, close_on_form_submission: true }, content: '<form id="inner"></form>' },
      {
        id: 2,
        settings: { ...instantly, triggers: [{ type: "form_submission", settings: { form: "contactform7_190" } }] },
      },
    ],
  })
  await page.evaluate("PUM.open(1)")
  await expectOpen(page, [1])
  await comeToForm(page, "#inner")
  await page.evaluate(() =>
    document.getElementById("inner")?.dispatchEvent(
      new CustomEvent("wpcf7mailsent", {
        bubbles: true,
        detail: { contactFormId: 190, unitTag: "wpcf7-f190-p2-o1" },
      }),
    ),
  )
  await expectOpen(page, [2])
  // Each is a request of its own, so the order of their arrival says nothing.
  const readCounted = () => host.counted.map(({ fields }) => fields["event"]).sort()
  await expect.poll(readCounted).toEqual(["conversion", "open", "open"])
})

test("links in a popup carry its id, and cookies are written at their moments", async () => {
  const cookies = [
    { event: "on_popup_open", settings: { name: "opened", time: "1 day" } },
    { event: "on_popup_close", settings: { name: "closed", session: 1 } },
    { event: "manual", settings: { name: "asked" } },
  ]
  const content = '<a href="/en/shop/?a=1">Shop</a> <a href="mailto:a@b.c">Mail</a>'
  const { page, host } = await openPopups({ main, popups: [{ id: 1, settings: { ...instantly, cookies }, content }] })
  await page.getByRole("button", { name: "Open" }).click()
  await expectOpen(page, [1])
  const names = () =>
    page.evaluate(() =>
      document.cookie
        .split("; ")
        .map((pair) => pair.split("=", 1)[0])
        .filter(Boolean)
        .sort(),
    )
  expect(await names()).toEqual(["opened"])
  await page.evaluate(() =>
    document.getElementById("pum-1")?.dispatchEvent(new CustomEvent("pumSetCookie", { bubbles: true })),
  )
  await page.evaluate("PUM.close(1)")
  await expectOpen(page, [])
  expect(await names()).toEqual(["asked", "closed", "opened"])
  const hrefs = await page.locator("#pum-1 a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(hrefs).toEqual([`${new URL(host.url).origin}/en/shop/?a=1&pid=1`, "mailto:a@b.c"])
})

test.each([
  ["in an e-mail hook", (content: string) => `<div data-ringside="email-capture">${content}</div>`, ["ana@shop.test"]],
  ["without one", (content: string) => content, []],
] as const)(
  "an address in a popup's form %s is sent to the marketing service accordingly",
  async (_, wrap, expected) => {
    const sent: (string | null)[] = []
    const { page, host } = await openPopups(
      {
        main,
        scripts: `<script>window.omnisend_woo_data = { ajax_url: "/identify", nonce: "n1" }</script>`,
        popups: [{ id: 1, title: "News", settings: instantly, content: wrap(form()) }],
      },
      {
        prepare: (opened) =>
          opened.route("**/identify?*", (route) => {
            sent.push(new URL(route.request().url()).searchParams.get("email"))
            return route.fulfill({ status: 200, body: "{}" })
          }),
      },
    )
    // It listens to the address.
    await waitForChunk(page, "attribution-tracking")
    await page.getByRole("button", { name: "Open" }).click()
    await page.getByLabel("E-mail").fill("ana@shop.test")
    await page.getByLabel("Yes").check()
    await page.getByRole("button", { name: "Send" }).click()
    await expect.poll(() => host.forms.length).toBe(1)
    await expect.poll(() => sent).toEqual(expected)
  },
)
