import {
  attempt,
  noticeScroll,
  runAnswerScripts,
  scrollerService,
  findEventElement,
  focusInView,
  markLanguage,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { CheckedForm } from "./checkedForm.ts"
import { checkForm, type FieldProblem, markHiddenRow } from "./fieldChecks.ts"
import { findRow, findRowField, isFormControl, isInForms, listInForms } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { clearInlineError, showInlineError } from "./inlineErrors.ts"

/** The reason for a failed order: markup of the shop, a text of ours, or fields. */
export type FormErrors =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fields"; readonly problems: readonly FieldProblem[] }

/** Removes the notices that a response of the shop replaces. */
export function clearNotices({ page }: CheckedForm): void {
  for (const notice of page.document.querySelectorAll(checkoutSelectors.notices)) notice.remove()
}

/** Removes the notices of the last attempt, and the messages below fields. */
export function clearErrors(form: CheckedForm): void {
  clearNotices(form)
  for (const message of listInForms(form, checkoutSelectors.inlineError)) {
    const row = findRow(message)
    const field = row && findRowField(row)
    if (field) clearInlineError(form, field)
  }
}

/**
 * Shows the reason for a failed order, and sends it to the page's scripts: all by `showElsewhere`, where a script of the page shows it in a place
 * of its own. Source: checkout contract §6.6.
 */
export function showErrors(
  checked: CheckedForm,
  errors: FormErrors,
  showElsewhere: ((html: string) => unknown) | null = null,
): void {
  const { page, form } = checked
  const notice = createErrorNotice(checked, errors)
  const serialize = (element: Element) => new page.window.XMLSerializer().serializeToString(element)
  const show = () => {
    showElsewhere?.(serialize(notice.alert))
    return showElsewhere !== null
  }
  const isElsewhere = attempt(page, { during: "event", widget: "checkout", host: form }, show, false)
  if (!isElsewhere && notice.alert.hasChildNodes()) placeErrorNotice(checked, notice)
  // A gateway that asks for a confirmation on this page may answer with the script of it alone.
  if (errors.kind === "html") void runAnswerScripts(page, errors.html)
  if (isElsewhere) return
  sendValidate(checked)
  const html = errors.kind === "html" ? errors.html : serialize(notice.list)
  page.events.send({ name: "checkout_error", target: page.document.body, args: [html], detail: { html } })
}

/** Asks scripts of the page to check their fields, too. */
export function sendValidate(form: CheckedForm): void {
  for (const field of listInForms(form, checkoutSelectors.field)) {
    form.page.events.send({ name: "validate", target: field })
  }
}

/** Shows the errors at the start of the form and focuses them. */
export function showErrorNotice(form: CheckedForm, errors: FormErrors): void {
  placeErrorNotice(form, createErrorNotice(form, errors))
}

interface ErrorNotice {
  readonly alert: HTMLElement
  /** The element that gets focus. */
  readonly list: HTMLElement
  /** Whether its texts are ours, not the shop's. */
  readonly isOurs: boolean
}

/** Marks the fields with errors, and removes the last notice. */
function createErrorNotice(form: CheckedForm, errors: FormErrors): ErrorNotice {
  const { page } = form
  clearErrors(form)
  checkForm(form)
  const alert = page.document.createElement("div")
  alert.setAttribute("role", "alert")
  alert.append(createContent(form, errors))
  const list = alert.querySelector<HTMLElement>("ul.woocommerce-error") ?? alert
  // Remove the list's own role, or screen readers would read it twice.
  if (list !== alert) list.removeAttribute("role")
  list.tabIndex = -1
  linkItems(form, alert, errors.kind)
  return { alert, list, isOurs: errors.kind === "fields" }
}

function placeErrorNotice(form: CheckedForm, { alert, list, isOurs }: ErrorNotice): void {
  const { page, scope } = form
  showNoticeGroup(form, "checkout", alert)
  if (isOurs) markLanguage(list, form.fieldTexts.translate.language)
  void scrollerService.of(page).to(alert, noticeScroll)
  list.focus(nullPrototype({ preventScroll: true }))
  scope.listenToField(alert, "click", (event) => followItem(form, event))
}

/** Inserts notices at the start of the form, in a group of that name; replaces the group before. */
export function showNoticeGroup({ form, page, scope }: CheckedForm, name: string, content: Node): HTMLElement {
  const group = page.document.createElement("div")
  const className = `woocommerce-NoticeGroup-${name}`
  form.querySelector(`.${className}`)?.remove()
  group.className = `woocommerce-NoticeGroup ${className}`
  group.append(content)
  form.prepend(group)
  scope.insert(group)
  return group
}

function createContent({ page, unknownError }: CheckedForm, errors: FormErrors): Node {
  if (errors.kind === "html") {
    const parsed = page.html.parseMessage(errors.html)
    if (parsed.textContent.trim() === "") {
      // A script is the answer by itself, where it runs.
      return page.config.answerScripts && /<script/i.test(errors.html)
        ? page.document.createDocumentFragment()
        : createList(page, [createItem(page, unknownError)])
    }
    // Themes style lists, so a bare text becomes one.
    return parsed.querySelector("ul, ol, div") ? parsed : createList(page, [createItem(page, parsed)])
  }
  if (errors.kind === "text") return createList(page, [createItem(page, errors.text)])
  return createList(
    page,
    errors.problems.map(({ id, listText }) => {
      const item = createItem(page, listText)
      item.setAttribute("data-id", id)
      return item
    }),
  )
}

function createList({ document }: CheckedForm["page"], items: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ul")
  list.className = "woocommerce-error"
  list.append(...items)
  return list
}

function createItem({ document }: CheckedForm["page"], ...content: (string | Node)[]): HTMLElement {
  const item = document.createElement("li")
  item.append(...content)
  return item
}

/** Each message about a field links to it. One of the shop is also shown below it, as the check of the form has shown ours. */
function linkItems(form: CheckedForm, alert: HTMLElement, kind: FormErrors["kind"]): void {
  const { page, scope } = form
  for (const item of alert.querySelectorAll("li[data-id]")) {
    const id = item.getAttribute("data-id") ?? ""
    const field = page.document.getElementById(id)
    if (!field || !isInForms(form, field)) continue
    const link = page.document.createElement("a")
    link.href = `#${id}`
    // Links can't be nested: a link of the shop in the message stays, and ours wraps the rest.
    link.append(...item.childNodes)
    for (const inner of link.querySelectorAll("a")) inner.replaceWith(...inner.childNodes)
    item.append(link)
    if (kind === "fields" || !isFormControl(field)) continue
    markHiddenRow(form, field)
    showInlineError(form, field, item.textContent.trim())
    scope.attribute(field, "aria-invalid", "true")
  }
}

function followItem(form: CheckedForm, event: MouseEvent): void {
  const { page } = form
  const link = findEventElement(page, event)?.closest<HTMLAnchorElement>("a[href]")
  // Tag managers put an address before the fragment.
  const isHere = link?.pathname === page.window.location.pathname
  const field = isHere ? page.document.getElementById(link.hash.slice(1)) : null
  if (!field || !isInForms(form, field)) return
  event.preventDefault()
  focusInView(page, field)
}
