import { expect, test } from "vitest"
import { formatLibraryTags, formatLibraryUrl, serveHostLibrary } from "../support/hostLibraries.ts"
import { comeToForm, expectOpen, openPopups } from "../support/openPopups.ts"

/** A form of another plugin, as that plugin prints it and reports its success. Source: popups §9.6. */
interface OtherForm {
  readonly provider: string
  /** HTML of the plugin's `copy`th form on the page. */
  readonly print: (copy: number) => string
  /** Scripts of the plugin, before ours. */
  readonly scripts?: string
  /** The plugin's report for the second copy, run in the page; `form` is that form. */
  readonly succeed: string
  readonly formId: string
  /** The part of the form's key after the form's id. */
  readonly instance?: string
}

/** An emitter like those of mc4wp and Ninja Forms. */
const createEmitter = `const listeners = [];
  const emitter = {
    on: (name, listener) => listeners.push({ name, listener }),
    trigger: (name, ...args) => listeners.filter((each) => each.name === name).forEach(({ listener }) => listener(...args)),
  };`

/** On a page with jQuery, the popups' events come by jQuery alone. */
const noteStart = `<script>jQuery(document).on("pumInitialized", () => popupLog.push("page:pumInitialized"))</script>`

const fields = '<label>E-mail <input type="email" name="email"></label><button>Send</button>'

const forms: readonly OtherForm[] = [
  {
    provider: "contactform7",
    print: (copy) => `<div class="wpcf7" id="wpcf7-f190-p2-o${copy}"><form class="wpcf7-form">${fields}</form></div>`,
    succeed: `form.closest(".wpcf7").dispatchEvent(new CustomEvent("wpcf7mailsent", { bubbles: true,
      detail: { contactFormId: 190, unitTag: "wpcf7-f190-p2-o2", apiResponse: { status: "mail_sent" } } }))`,
    formId: "190",
    instance: "2",
  },
  {
    provider: "gravityforms",
    // The plugin has one form with an id on a page.
    print: (copy) =>
      copy === 1 ? "" : `<div id="gform_wrapper_7" class="gform_wrapper"><form id="gform_7">${fields}</form></div>`,
    succeed: `form.parentElement.outerHTML = '<div id="gform_confirmation_wrapper_7" class="gform_confirmation_wrapper">Thanks!</div>';
      jQuery(document).trigger("gform_confirmation_loaded", [7])`,
    formId: "7",
  },
  {
    provider: "wpforms",
    print: () =>
      `<div class="wpforms-container" id="wpforms-5"><form id="wpforms-form-5" class="wpforms-form wpforms-ajax-form" data-formid="5">${fields}</form></div>`,
    succeed: `jQuery(form).trigger("wpformsAjaxSubmitSuccess", { success: true, data: {} })`,
    formId: "5",
    instance: "2",
  },
  {
    provider: "mc4wp",
    print: (copy) => `<form id="mc4wp-form-${copy}" class="mc4wp-form mc4wp-form-9" data-id="9">${fields}</form>`,
    scripts: `<script>{ ${createEmitter} window.mc4wp = { forms: emitter } }</script>`,
    succeed: `mc4wp.forms.trigger("success", { id: 9, element: form, name: "News" }, { EMAIL: "" })`,
    formId: "9",
    instance: "2",
  },
  {
    provider: "ninjaforms",
    print: (copy) =>
      `<div id="nf-form-3${copy === 1 ? "" : `_${copy}`}-cont" class="nf-form-cont"><form>${fields}</form></div>`,
    scripts: `<script>{ ${createEmitter} window.nfRadio = { channel: () => emitter } }</script>`,
    // A refused form comes first.
    succeed: `const report = (errors) =>
        nfRadio.channel("forms").trigger("submit:response", { errors, data: { form_id: "3_2" } }, "success", {}, "3_2");
      report({ fields: { 1: "Required" } });
      report([])`,
    formId: "3",
    instance: "2",
  },
  {
    provider: "fluentforms",
    print: (copy) =>
      `<form id="fluentform_4" class="frm-fluent-form" data-form_id="4" data-form_instance="ff_form_instance_4_${copy}">${fields}</form>`,
    // The plugin's versions send one success on the form, on the body and natively.
    succeed: `const [name, $form, config, response] = ["fluentform_submission_success", jQuery(form), { id: "4" }, { success: true }];
      $form.trigger(name, { form: $form, config, response });
      jQuery(document.body).trigger(name, { form: $form, config, response });
      document.dispatchEvent(new CustomEvent(name, { detail: { form, config, response } }))`,
    formId: "4",
    instance: "ff_form_instance_4_2",
  },
  {
    provider: "formidableforms",
    print: () =>
      `<form class="frm-show-form frm_ajax_submit"><input type="hidden" name="form_id" value="6">${fields}</form>`,
    succeed: `jQuery(document).trigger("frmFormComplete", [form, { pass: true }])`,
    formId: "6",
  },
  {
    provider: "calderaforms",
    print: (copy) => `<form class="caldera_forms_form" id="CF5b_${copy}" data-form-id="CF5b">${fields}</form>`,
    succeed: `const report = (status) => jQuery(document).trigger("cf.submission",
        { data: { status, form_id: "CF5b", html: "" }, params: { trigger: jQuery(form) } });
      report("error");
      report("complete")`,
    formId: "CF5b",
    instance: "2",
  },
  ...["wsf-submit-success", "wsf-save-success"].map((name) => ({
    provider: "wsforms",
    print: (copy: number) => `<form id="ws-form-${copy}" class="wsf-form" data-id="8">${fields}</form>`,
    succeed: `jQuery(document).trigger("${name}", [{}, 8, 2, form])`,
    formId: "8",
    instance: "2",
  })),
  {
    provider: "bricksbuilder",
    print: (copy) => `<form id="brxe-abc${copy}" class="brxe-form" data-element-id="abc${copy}">${fields}</form>`,
    succeed: `document.dispatchEvent(new CustomEvent("bricks/form/success",
      { detail: { elementId: "abc2", formData: new FormData(form), res: { success: true } } }))`,
    formId: "abc2",
  },
]

test.each(forms)(
  "a form of $provider closes its popup, opens the next, and is counted once",
  async ({ provider, print, scripts = "", succeed, formId, instance }) => {
    const formKey = [provider, formId, instance].filter(Boolean).join("_")
    const instantly = { animation_type: "none" }
    const inner = { ...instantly, close_on_form_submission: true }
    const cookies = [{ event: "form_submission", settings: { name: "sent", form: formKey, time: "1 day" } }]
    const triggers = [{ type: "form_submission", settings: { form: formKey } }]
    const { page, host } = await openPopups(
      {
        scripts: `${formatLibraryTags("jquery3")}${noteStart}${scripts}`,
        popups: [
          { id: 1, settings: inner, content: print(1) },
          { id: 2, settings: { ...inner, cookies }, content: print(2) },
          { id: 3, settings: { ...instantly, triggers } },
        ],
      },
      { prepare: (tab) => serveHostLibrary(tab, `**${formatLibraryUrl("jquery3")}`, "jquery3") },
    )
    await page.evaluate("PUM.open(2)")
    await expectOpen(page, [2])
    await comeToForm(page, "#pum-2 form")
    await page.evaluate(`{ const form = document.querySelector("#pum-2 form"); ${succeed} }`)
    await expectOpen(page, [3])
    // Each is a request of its own, so the order of their arrival says nothing.
    await expect
      .poll(() => host.counted.map(({ fields: { event, pid } }) => `${event} ${pid}`).sort())
      .toEqual(["conversion 2", "open 2", "open 3"])
    const [conversion] = host.counted.filter(({ fields: { event } }) => event === "conversion")
    expect(JSON.parse(conversion?.fields["eventData"] ?? "null")).toMatchObject({ formProvider: provider, formKey })
    expect(await page.evaluate(() => document.cookie)).toContain("sent=true")
  },
)

test.each([
  ["is its popup's conversion, once", "", 1],
  ["that was refused does nothing", `errors: ["required_field_missing"],`, 0],
] as const)("a form of mc4wp that was posted with a page load %s", async (_, errors, conversions) => {
  const instantly = { animation_type: "none" }
  const cookies = [{ event: "form_submission", settings: { name: "posted", form: "mc4wp_any", time: "1 day" } }]
  const triggers = [{ type: "form_submission", settings: { form: "mc4wp_9" } }]
  const report = errors ? "error" : "success"
  const { page, host } = await openPopups({
    scripts: `<script>{ ${createEmitter} window.mc4wp = { forms: emitter } }
      window.mc4wp_submitted_form = { id: 9, event: "subscribed", data: {}, ${errors} element_id: "mc4wp-form-1" };
      addEventListener("load", () => setTimeout(() => {
        mc4wp.forms.trigger("${report}", { id: 9, element: document.getElementById("mc4wp-form-1") }, {});
        window.hasReported = true;
      }, 10))</script>`,
    popups: [
      {
        id: 1,
        settings: { ...instantly, cookies },
        content: `<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-9" data-id="9">${fields}</form>`,
      },
      { id: 3, settings: { ...instantly, triggers } },
    ],
  })
  await page.waitForFunction(() => Reflect.get(window, "hasReported") === true)
  await expectOpen(page, conversions ? [3] : [])
  const readConversions = () => host.counted.filter(({ fields: { event } }) => event === "conversion")
  await expect.poll(() => readConversions().length).toBe(conversions)
  const expected = Array.from({ length: conversions }, () => "1")
  expect(readConversions().map(({ fields: { pid } }) => pid)).toEqual(expected)
  expect((await page.evaluate(() => document.cookie)).includes("posted=true")).toBe(conversions === 1)
})
