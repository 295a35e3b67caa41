import { coreMessages } from "@ringside/core"
import { formatText } from "@ringside/core/domain"
import { afterEach, describe, expect, it, vi } from "vitest"
import { openPopup } from "../opening/openPopup.ts"
import { addHook, instantly, type PopupsSetup, usePopups } from "../popupsForTests.ts"

const start = usePopups()

const fields = '<input name="email" value="ana@shop.test"><button>Send</button>'
const newsletter = (attributes = "", more = "") => `<form class="pum-sub-form" ${attributes}>${fields}${more}</form>`
const vars = { ajaxurl: "/wp-admin/admin-ajax.php" }

/** A server that answers each form. */
function answering(answer: object): NonNullable<PopupsSetup["services"]> {
  const text = JSON.stringify(answer)
  return { http: () => Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text, url: "" }) }
}

afterEach(() => void Reflect.deleteProperty(window, "jQuery"))

function findForm(): HTMLFormElement {
  const form = document.querySelector("form")
  if (!form) throw new Error("The page has no form.")
  return form
}

/** Sends a form as the browser does; returns whether the browser is left to post it. */
const submit = () => findForm().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))

describe("after an error at a field", () => {
  it.each([
    ["the field itself", '<input name="email"><input name="other">', "email"],
    ["the one that is seen, of a hidden field", '<input type="hidden" name="email"><input name="other">', "other"],
    ["the first in a group of boxes", '<input type="checkbox" name="other"><button name="email">Ask</button>', "other"],
  ])("focus is in %s", async (_, inputs, focused) => {
    const content = `<form class="pum-form"><div class="pum-form__field">${inputs}</div><button>Send</button></form>`
    const errors = [{ field: "email", message: "No." }]
    const { page } = await start(
      { 1: instantly() },
      {
        content,
        vars: { ...vars, message_position: "field" },
        services: answering({ success: false, data: { errors } }),
      },
    )
    submit()
    const isFocused = async () => {
      // It follows the scrolling.
      await page.clock.advance(100)
      expect(document.activeElement?.getAttribute("name")).toBe(focused)
    }
    await vi.waitFor(isFocused)
    // The field that gets the focus reads its description.
    expect(findForm().querySelector(".pum-form__message")?.textContent).toBe("No.")
    expect(findForm().querySelector("[role=alert].pum-form__message")).toBeNull()
  })

  it("that has the focus already, the message is announced at once", async () => {
    const content = '<form class="pum-form"><div class="pum-form__field"><input name="email"></div></form>'
    const errors = [{ field: "email", message: "No." }]
    await start(
      { 1: instantly() },
      {
        content,
        vars: { ...vars, message_position: "field" },
        services: answering({ success: false, data: { errors } }),
      },
    )
    findForm().querySelector("input")?.focus()
    submit()
    const read = () => findForm().querySelector("[role=alert].pum-form__message")?.textContent
    await vi.waitFor(() => expect(read()).toBe("No."))
  })
})

/** The rule of the popup plugin's sheet, which stays on the page. */
const hidesMessages = "<style>.pum-form__messages { display: none }</style>"

it.each([
  ["a success", { success: true, data: { message: "Done." } }],
  ["an error", { success: false, data: { errors: [{ field: "email", message: "No." }] } }],
])("the message of %s is seen although the plugin's sheet hides the block", async (_, answer) => {
  const content = newsletter("", hidesMessages)
  await start({ 1: instantly() }, { content, vars, services: answering(answer) })
  submit()
  await vi.waitFor(() => {
    const block = findForm().querySelector(".pum-form__messages")
    expect(block && getComputedStyle(block).display).toBe("block")
  })
})

describe("a redirect to a foreign origin", () => {
  const redirect = "https://evil.example/"
  const settings = JSON.stringify({ redirect_enabled: true, redirect })
  it.each([
    ["in the answer", newsletter('data-redirect_enabled="1"'), { redirect }],
    ["in the form's settings", newsletter(`data-settings='${settings}'`), {}],
  ])("%s isn't followed, and shows the error notice", async (_, content, data) => {
    await start({ 1: instantly() }, { content, vars, services: answering({ success: true, data }) })
    submit()
    const read = () => [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent)
    await vi.waitFor(() => expect(read()).toEqual([coreMessages.en.unknownError]))
    expect(location.href).not.toContain("evil")
  })
})

describe("scripts of the page", () => {
  it("get the submit event at the form itself, and may fill in a field", async () => {
    await start({ 1: instantly() }, { content: newsletter(), vars, services: answering({ success: true, data: {} }) })
    const listener = vi.fn()
    findForm().addEventListener("submit", listener)
    expect([submit(), listener.mock.calls.length]).toEqual([false, 1])
  })

  it.each([
    [true, ["success", "pumNewsletterSuccess"]],
    [false, ["errors", "error", "pumNewsletterError"]],
  ])("get the answer's data by jQuery, as from the popup plugin: success is %s", async (success, names) => {
    const triggered: unknown[] = []
    const trigger = (name: string, args: readonly unknown[]) => triggered.push([name, ...args])
    const nothing = () => undefined
    const collection = { on: nothing, off: nothing, data: nothing, trigger }
    Reflect.set(
      window,
      "jQuery",
      Object.assign(() => collection, { fn: { on: nothing, trigger: nothing } }),
    )
    const data = { message: "Said." }
    await start({ 1: instantly() }, { content: newsletter(), vars, services: answering({ success, data }) })
    submit()
    await vi.waitFor(() => expect(triggered).toContainEqual([names.at(-1), data]))
    const ofForm = triggered.filter((each) => Array.isArray(each) && names.includes(String(each[0])))
    expect(ofForm).toEqual(names.map((name) => [name, data]))
  })
})

it("a form is left to the browser where the page has no address to send it to", async () => {
  await start({ 1: instantly() }, { content: newsletter(), services: answering({}) })
  expect(submit()).toBe(true)
})

it("a form is emptied although one of its controls is named reset", async () => {
  const content = newsletter("", '<input type="hidden" name="reset" value="1">')
  await start({ 1: instantly() }, { content, vars, services: answering({ success: true, data: {} }) })
  const form = findForm()
  const field = form.querySelector<HTMLInputElement>("[name=email]")
  if (field) field.value = "bea@shop.test"
  Object.defineProperty(form, "reset", { value: form.querySelector("[name=reset]") })
  submit()
  await vi.waitFor(() => expect(field?.value).toBe("ana@shop.test"))
})

it("a form is sent whole, and shows its errors, although one of its controls is named elements", async () => {
  const content = newsletter("", '<input type="hidden" name="elements" value="1">')
  const { http } = answering({ success: false, data: { errors: [{ field: "email", message: "Taken." }] } })
  const send = vi.fn(http)
  await start({ 1: instantly() }, { content, vars, services: { http: send } })
  const form = findForm()
  Object.defineProperty(form, "elements", { value: form.querySelector("[name=elements]") })
  submit()
  await vi.waitFor(() => expect(form.textContent).toContain("Taken."))
  const body = formatText(send.mock.calls[0]?.[0].body)
  expect([...new URLSearchParams(body)].flat().join(" ")).toMatch(/ana@shop\.test.+elements/)
})

it("a contact form's success closes, converts, writes cookies and opens, without the newsletter's events", async () => {
  const { page, find } = await start(
    {
      1: instantly({
        close_on_form_submission: true,
        close_on_form_submission_delay: 200,
        cookies: [
          { event: "form_submission", settings: { name: "contacted", session: true, form: "pumform_any" } },
          { event: "on_popup_conversion", settings: { name: "converted", session: true } },
        ],
      }),
      2: instantly({ triggers: [{ type: "form_submission", settings: { form: "any", delay: 500 } }] }),
    },
    {
      content: `${newsletter().replaceAll("sub-form", "form")}<form class="pum-sub-form"></form>`,
      vars,
      services: answering({ success: true, data: { message: "Sent." } }),
    },
  )
  const triggered: string[] = []
  for (const name of ["success", "pumNewsletterSuccess", "pumConversion"])
    document.addEventListener(`ringside:${name}`, () => triggered.push(name), { signal: page.signal })
  const submissions: unknown[] = []
  const onSuccess = (_: unknown, args: unknown) => submissions.push(args)
  addHook(page, "Action", "pum.integration.form.success", onSuccess)
  openPopup(find(1))
  const field = findForm().querySelector("input")
  if (field) field.value = "bea@shop.test"
  submit()
  await vi.waitFor(() => expect(triggered).toEqual(["success", "pumConversion"]))
  expect(submissions).toMatchObject([{ formProvider: "pumform", formId: 1, popupId: 1 }])
  expect(document.cookie).toContain("contacted=true")
  expect(document.cookie).toContain("converted=true")
  await page.clock.advance(200)
  expect([find(1).lastCloseTrigger, find(1).state]).toEqual(["Form Submission", "closing"])
  await page.clock.advance(300)
  expect(find(2).state).toBe("open")
  expect([field?.value, document.querySelector(".pum-newsletter-success")]).toEqual(["bea@shop.test", null])
})

it("a form opens the next popup although its own popup is already closing", async () => {
  const success = { closepopup: true, closedelay: 100, openpopup: true, openpopup_id: 2 }
  const { page, find } = await start(
    { 1: { animation_type: "fade", animation_speed: 0, close_on_form_submission: true }, 2: instantly() },
    {
      content: newsletter(`data-settings='${JSON.stringify(success)}'`),
      vars,
      services: answering({ success: true, data: {} }),
    },
  )
  openPopup(find(1))
  expect(find(1).state).toBe("open")
  submit()
  await vi.waitFor(() => expect(document.querySelector(".pum-newsletter-success")).not.toBeNull())
  await page.clock.advance(50)
  expect(find(1).state).toBe("closing")
  await page.clock.advance(100)
  await page.clock.advance(400)
  await vi.waitFor(() => expect([find(1).state, find(2).state]).toEqual(["closed", "open"]))
})

it("counts the second copy of a Ninja form in the popup that holds it", async () => {
  const listeners = new Map<string, (...args: readonly unknown[]) => void>()
  const on = (name: string, listener: (...args: readonly unknown[]) => void) => listeners.set(name, listener)
  Reflect.set(window, "nfRadio", { channel: () => ({ on }) })
  const { find } = await start({ 1: instantly(), 2: instantly() }, { content: '<div class="nf-form-cont"></div>' })
  for (const [id, name] of [
    [1, "nf-form-3-cont"],
    [2, "nf-form-3_2-cont"],
  ] as const)
    find(id).root.querySelector(".nf-form-cont")?.setAttribute("id", name)
  const converted: string[] = []
  document.addEventListener("pumConversion", ({ target }) => target instanceof Element && converted.push(target.id))
  listeners.get("submit:response")?.({ errors: [], data: { form_id: "3" } }, "success", {}, "3_2")
  Reflect.deleteProperty(window, "nfRadio")
  expect(converted).toEqual(["pum-2"])
})

describe("the actions of a Ninja form", () => {
  it.each([
    ["open a popup, by its id", { openpopup: 2 }, ["open", "open"]],
    ["open nothing without an id", { openpopup: false }, ["open", "closed"]],
    ["close its own popup without a delay", { closepopup: 0, closedelay: 0 }, ["closed", "closed"]],
    ["close it by an action without settings", { closepopup: true }, ["closed", "closed"]],
    ["wait for the delay in seconds", { closepopup: 5, closedelay: 5 }, ["open", "closed"]],
    ["don't use the form plugin's own redirect", { redirect: "/thanks/", openpopup: 2 }, ["open", "open"]],
  ])("%s", async (_, actions, states) => {
    const listeners = new Map<string, (...args: readonly unknown[]) => void>()
    const on = (name: string, listener: (...args: readonly unknown[]) => void) => listeners.set(name, listener)
    Reflect.set(window, "nfRadio", { channel: () => ({ on }) })
    const settings = instantly({ stackable: true })
    const { page, find } = await start({ 1: settings, 2: settings }, { content: '<div class="nf-form-cont"></div>' })
    find(1).root.querySelector(".nf-form-cont")?.setAttribute("id", "nf-form-3-cont")
    openPopup(find(1))
    listeners.get("submit:response")?.({ errors: [], data: { form_id: "3", actions } }, "success", {}, "3")
    Reflect.deleteProperty(window, "nfRadio")
    await page.clock.advance(1000)
    expect([1, 2].map((id) => find(id).state)).toEqual(states)
  })
})
