import { afterEach, describe, expect, it, vi } from "vitest"
import { type JQueryForTests, useJQuery } from "../jQueryForTests.ts"
import { addHook, instantly, type PopupsSetup, usePopups } from "../popupsForTests.ts"

const start = usePopups()
const installJQuery = useJQuery()

afterEach(() => {
  for (const name of ["mc4wp", "mc4wp_submitted_form", "html_forms"]) Reflect.deleteProperty(window, name)
})

interface Success {
  /** The form in the second popup, which has a copy of it. */
  readonly form: Element
  readonly send: JQueryForTests["send"]
  readonly mc4wp: (form: object) => void
  readonly htmlForms: (form: Element) => void
}

type Row = readonly [provider: string, content: string, succeed: (success: Success) => void, expected: object]

const rows: readonly Row[] = [
  [
    "gravityforms",
    '<div class="gform_wrapper"><div id="gform_confirmation_wrapper_7"></div></div>',
    ({ form, send }) => {
      document.querySelector("#pum-1 [id]")?.remove()
      send("gform_confirmation_loaded", form.ownerDocument, 7)
    },
    { formId: "7", formKey: "gravityforms_7" },
  ],
  [
    "wpforms",
    '<form class="wpforms-ajax-form" data-formid="5"></form>',
    ({ form, send }) => send("wpformsAjaxSubmitSuccess", form),
    { formId: "5", formInstanceId: 2, formKey: "wpforms_5_2" },
  ],
  [
    "mc4wp",
    '<form class="mc4wp-form mc4wp-form-9"></form>',
    ({ form, mc4wp }) => mc4wp({ id: 9, element: form }),
    { formId: "9", formInstanceId: 2, formKey: "mc4wp_9_2" },
  ],
  [
    "fluentforms",
    '<form class="fluentform" data-form_instance="ff_3_1"></form>',
    ({ form, send }) => send("fluentform_submission_success", document, { form, config: { id: 3 } }),
    { formId: "3", formInstanceId: "ff_3_1", formKey: "fluentforms_3_ff_3_1" },
  ],
  [
    "fluentforms",
    '<form class="fluentform" data-form_instance="ff_3_1"></form>',
    ({ form, send }) => {
      const [name, sent] = ["fluentform_submission_success", { form, config: { id: 3 }, response: { success: true } }]
      send(name, form, sent)
      send(name, document.body, sent)
      document.dispatchEvent(new CustomEvent(name, { detail: sent }))
    },
    { formId: "3", formKey: "fluentforms_3_ff_3_1" },
  ],
  [
    "formidableforms",
    '<form><input type="hidden" name="form_id" value="4"></form>',
    ({ form, send }) => send("frmFormComplete", document, form, {}),
    { formId: "4", formKey: "formidableforms_4" },
  ],
  [
    "calderaforms",
    '<form class="caldera_forms_form"></form>',
    ({ form, send }) => {
      send("cf.submission", document, { data: { status: "error", form_id: "CF5_1", form } })
      send("cf.submission", document, { data: { status: "complete", form_id: "CF5_2", form } })
    },
    { formId: "CF5", formInstanceId: "2", formKey: "calderaforms_CF5_2" },
  ],
  [
    "calderaforms",
    '<form class="caldera_forms_form" id="CF5_2"></form>',
    ({ form, send }) => {
      send("cf.submission", document, { data: { status: "complete", form_id: "CF5" }, params: { trigger: form } })
    },
    { formId: "CF5", formInstanceId: "2", formKey: "calderaforms_CF5_2" },
  ],
  [
    "wsforms",
    '<form class="wsf-form"></form>',
    ({ form, send }) => send("wsf-submit-success", document, {}, 8, 2, form),
    { formId: "8", formInstanceId: "2", formKey: "wsforms_8_2" },
  ],
  [
    "wsforms",
    '<form class="wsf-form"></form>',
    ({ form, send }) => send("wsf-save-success", document, {}, 8, 1, form),
    { formId: "8", formInstanceId: "1", formKey: "wsforms_8_1" },
  ],
  [
    "elementor",
    '<div data-id="a1b2"><form class="elementor-form"></form></div>',
    ({ form, send }) => send("submit_success", form.querySelector("form") ?? form, {}),
    { formId: "a1b2", formKey: "elementor_a1b2" },
  ],
  [
    "forminator",
    '<form class="forminator-custom-form" data-form-id="12" data-render-id="1"></form>',
    ({ form, send }) => send("forminator:form:submit:success", form, {}),
    { formId: "12", formInstanceId: "1", formKey: "forminator_12_1" },
  ],
  [
    "happyforms",
    '<form class="happyforms-form"><input type="hidden" name="happyforms_form_id" value="6"></form>',
    ({ form, send }) => {
      send("happyforms.submitted", form, { success: false, data: {} })
      send("happyforms.submitted", form, { success: true, data: { html: "" } })
    },
    { formId: "6", formInstanceId: 2, formKey: "happyforms_6_2" },
  ],
  [
    "htmlforms",
    '<form class="hf-form" data-id="15"></form>',
    ({ form, htmlForms }) => htmlForms(form),
    { formId: "15", formInstanceId: 2, formKey: "htmlforms_15_2" },
  ],
  [
    "kaliForms",
    '<form class="kali-form" data-form-id="21" id="kaliforms-form-21"></form>',
    ({ form }) => document.dispatchEvent(new CustomEvent("kaliformProcessCompleted", { detail: { form } })),
    { formId: "21", formInstanceId: "kaliforms-form-21" },
  ],
  [
    "bitform",
    '<form id="form-bitforms_3_11_2"></form>',
    ({ form }) =>
      form.dispatchEvent(new CustomEvent("bf-form-submit-success", { detail: { formId: "bitforms_3_11_2" } })),
    { formId: "3", formInstanceId: "2", formKey: "bitform_3_2" },
  ],
  [
    "bricksbuilder",
    '<form class="brxe-form"></form>',
    ({ form }) =>
      form.dispatchEvent(new CustomEvent("bricks/form/success", { bubbles: true, detail: { elementId: "abc" } })),
    { formId: "abc", formKey: "bricksbuilder_abc" },
  ],
  [
    "bricksbuilder",
    '<form class="brxe-form"></form>',
    ({ form }) => {
      form.setAttribute("data-element-id", "abc")
      document.dispatchEvent(new CustomEvent("bricks/form/success", { detail: { elementId: "abc" } }))
    },
    { formId: "abc", formKey: "bricksbuilder_abc" },
  ],
]

it.each(rows)("the success of a form of %s is its popup's", async (formProvider, content, succeed, expected) => {
  let mc4wp: Success["mc4wp"] = () => undefined
  const on = (_: string, listener: Success["mc4wp"]) => (mc4wp = listener)
  Reflect.set(window, "mc4wp", { forms: { on } })
  let htmlForms: Success["htmlForms"] = () => undefined
  Reflect.set(window, "html_forms", { on: (_: string, listener: Success["htmlForms"]) => (htmlForms = listener) })
  const { send } = installJQuery()
  const { page, find } = await start({ 1: instantly(), 2: instantly() }, { content })
  const submissions: unknown[] = []
  const onSuccess = (_: unknown, args: unknown) => submissions.push(args)
  addHook(page, "Action", "pum.integration.form.success", onSuccess)
  const form = find(2).root.querySelector(".pum-content > *")
  if (!form) throw new Error("There is no form.")
  succeed({ form, send, mc4wp: (given) => mc4wp(given), htmlForms: (given) => htmlForms(given) })
  const popup: unknown = expect.objectContaining({ 0: find(2).root, jquery: "3" })
  expect(submissions).toMatchObject([{ formProvider, popupId: 2, popup, ...expected }])
})

it("a form of Gravity Forms runs the actions that it had before the answer replaced it", async () => {
  const settings = JSON.stringify({ openpopup: true, openpopup_id: 2 })
  const content = `<form id="gform_7"><input type="hidden" class="gforms-pum" value='${settings}'></form>`
  const { send } = installJQuery()
  const { find } = await start({ 1: instantly(), 2: instantly() }, { content })
  for (const form of document.querySelectorAll("form")) form.remove()
  find(1).root.querySelector(".pum-content")?.insertAdjacentHTML("beforeend", "<p id='gform_confirmation_wrapper_7'>")
  send("gform_confirmation_loaded", document, 7)
  await vi.waitFor(() => expect(find(2).state).toBe("open"))
})

describe("a form that was sent with a page load", () => {
  const sent: unknown[] = []
  const setup = (vars: object): PopupsSetup => ({
    vars: { analytics_enabled: true, analytics_api: "/wp-json/pum/v1", ...vars },
    prepare: ({ document, signal }) => {
      sent.length = 0
      const note = ({ target, type }: Event) => sent.push(`${type} ${target instanceof Element ? target.id : ""}`)
      for (const type of ["pumFormSuccess", "pumConversion"]) document.addEventListener(type, note, { signal })
      Reflect.set(navigator, "sendBeacon", (_: string, data: FormData) =>
        sent.push(`beacon ${data.get("event") as string}`),
      )
    },
  })
  afterEach(() => void Reflect.deleteProperty(navigator, "sendBeacon"))

  it("runs its actions: the event, the cookie, the next popup", async () => {
    const settings = { cookie: { name: "loaded", session: true }, openpopup: true, openpopup_id: 2 }
    const { find } = await start({ 1: instantly(), 2: instantly() }, setup({ form_success: { popup_id: 1, settings } }))
    await vi.waitFor(() => expect(find(2).state).toBe("open"))
    expect(sent).toEqual(["pumFormSuccess pum-1", "beacon open"])
    expect(document.cookie).toContain("loaded=true")
  })

  it("converts without a message, since the server has counted it", async () => {
    const submission = { formProvider: "other", formId: 1, formInstanceId: null, popupId: 1, tracked: true }
    const cookies = [{ event: "form_submission", settings: { name: "posted", session: true, form: "other_1" } }]
    await start({ 1: instantly({ cookies }) }, setup({ form_submission: submission }))
    expect(sent).toEqual(["pumConversion pum-1"])
    expect(document.cookie).toContain("posted=true")
  })

  const form = '<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-9"></form>'
  const posted = { id: 9, event: "subscribed", data: {}, element_id: "mc4wp-form-1" }
  const cookies = [{ event: "form_submission", settings: { name: "joined", session: true, form: "mc4wp_any" } }]

  it("converts once after a form of Mailchimp for WordPress, and again when it is sent again", async () => {
    let succeed: (form: object) => void = () => undefined
    const on = (_: string, listener: typeof succeed) => (succeed = listener)
    Reflect.set(window, "mc4wp", { forms: { on } })
    Reflect.set(window, "mc4wp_submitted_form", posted)
    await start({ 1: instantly({ cookies }) }, { ...setup({}), content: form })
    expect(sent).toEqual(["pumConversion pum-1", "beacon conversion"])
    expect(document.cookie).toContain("joined=true")
    const given = { id: 9, element: document.getElementById("mc4wp-form-1") }
    succeed(given)
    expect(sent).toHaveLength(2)
    for (let count = 0; count < 2; count += 1) succeed(given)
    expect(sent.filter((each) => each === "pumConversion pum-1")).toHaveLength(3)
  })

  it.each([
    ["a form of Mailchimp for WordPress", {}],
    ["the popup plugin's form", { form_success: { popup_id: 1, settings: {} } }],
    ["a form counted by the server", { form_submission: { formProvider: "other", popupId: 1, tracked: true } }],
  ])("takes %s once, also where the page's code stops and starts again", async (_, vars) => {
    if (Object.keys(vars).length === 0) Reflect.set(window, "mc4wp_submitted_form", { ...posted })
    const { page } = await start({ 1: instantly() }, { ...setup(vars), content: form })
    expect(sent).not.toEqual([])
    page.stop()
    await start({ 1: instantly() }, { ...setup(vars), content: form })
    expect(sent).toEqual([])
  })

  it.each([
    ["a refused form", { ...posted, errors: ["required_field_missing"] }],
    ["a form that is elsewhere", { ...posted, element_id: "mc4wp-form-2" }],
    ["text", "posted"],
    ["nothing", null],
  ])("does nothing after %s of Mailchimp for WordPress", async (_, given) => {
    Reflect.set(window, "mc4wp_submitted_form", given)
    await start({ 1: instantly({ cookies }) }, { ...setup({}), content: form })
    expect(sent).toEqual([])
  })
})
