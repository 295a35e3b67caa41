import { listen, type Page, readGlobal, unwrapElement } from "@ringside/core"
import { formatText, readMembers } from "@ringside/core/domain"
import { submitThrough } from "./submissions.ts"

/**
 * Listens to the forms of page builders and of smaller form plugins. Two are left out, since they send no event: those of Beaver Builder and
 * of Newsletter. Source: the popup plugin's own integrations.
 */
export function startBuilderForms(page: Page): void {
  const { events, document, signal } = page
  events.on(["submit_success"], ({ target }) => {
    const form = unwrapElement(target)
    if (!form?.matches(".elementor-form")) return
    const widget = form.closest("[data-id]")?.getAttribute("data-id")
    submitThrough(page, form, { formProvider: "elementor", formId: widget ?? "unknown" })
  })
  events.on(["forminator:form:submit:success"], ({ target }) => {
    const form = unwrapElement(target)
    const read = (name: string) => form?.getAttribute(name) ?? ""
    const names = { formId: read("data-form-id"), formInstanceId: read("data-render-id") }
    submitThrough(page, form, { formProvider: "forminator", ...names })
  })
  events.on(["happyforms.submitted"], ({ target, args: [given] }) => {
    const form = unwrapElement(target)
    const { success, data } = readMembers(given)
    if (!form || !success || !data) return
    const readId = (each: Element) => each.querySelector<HTMLInputElement>("[name=happyforms_form_id]")?.value ?? ""
    const formId = readId(form)
    const same = [...document.querySelectorAll("form.happyforms-form")].filter((each) => readId(each) === formId)
    submitThrough(page, form, { formProvider: "happyforms", formId, formInstanceId: same.indexOf(form) + 1 })
  })
  const takeDetail = (
    name: string,
    take: (detail: Readonly<Record<string, unknown>>, form: Element | null) => void,
  ) => {
    const onEvent = (event: Event) => {
      if (event instanceof page.window.CustomEvent) take(readMembers(event.detail), unwrapElement(event.target))
    }
    listen(document, name, onEvent, { signal, capture: true })
  }
  takeDetail("kaliformProcessCompleted", (detail) => {
    const form = unwrapElement(detail["form"])
    if (!form) return
    const formId = form.getAttribute("data-form-id") ?? ""
    submitThrough(page, form, { formProvider: "kaliForms", formId, formInstanceId: form.id })
  })
  takeDetail("bf-form-submit-success", (detail, form) => {
    // "bitforms_3_11_1": the form, a page and the form's copy.
    const [formId = "", , copy] = formatText(detail["formId"]).replace("bitforms_", "").split("_")
    if (formId !== "") submitThrough(page, form, { formProvider: "bitform", formId, formInstanceId: copy ?? "" })
  })
  startHtmlForms(page)
}

/** The plugin has events of its own, if it is on the page. */
function startHtmlForms(page: Page): void {
  const plugin = readMembers(readGlobal(page.window, "html_forms"))
  if (typeof plugin["on"] !== "function") return
  const onSuccess = (given: unknown) => {
    const form = unwrapElement(given)
    if (page.signal.aborted || !form) return
    const readId = (each: Element) => each.getAttribute("data-id") ?? each.id.replace("hf-form-", "")
    const formId = readId(form)
    const same = [...page.document.querySelectorAll(".hf-form")].filter((each) => readId(each) === formId)
    submitThrough(page, form, { formProvider: "htmlforms", formId, formInstanceId: same.indexOf(form) + 1 })
  }
  Reflect.apply(plugin["on"], plugin, ["success", onSuccess])
}
