import { scrollerOf } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { OrderForm } from "./orderForm.ts"
import { checkForm, type FieldProblem } from "./fieldChecks.ts"
import { findRow, findRowField, isFormControl } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { clearInlineError, showInlineError } from "./inlineErrors.ts"

/** What went wrong with an order: markup of the shop's, a text of ours, or fields. */
export type OrderErrors =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fields"; readonly problems: readonly FieldProblem[] }

/** Takes the notices of the last attempt away. */
export function clearErrors(order: OrderForm): void {
  const { page, form } = order
  for (const notice of page.document.querySelectorAll(checkoutSelectors.notices)) notice.remove()
  for (const message of form.querySelectorAll(checkoutSelectors.inlineError)) {
    const row = findRow(message)
    const field = row && findRowField(row)
    if (field) clearInlineError(order, field)
  }
}

/** Shows what went wrong with an order, and tells the page's scripts. Source: checkout contract §6.6. */
export function showErrors(order: OrderForm, errors: OrderErrors): void {
  const { page } = order
  const list = showErrorNotice(order, errors)
  const html = errors.kind === "html" ? errors.html : new page.window.XMLSerializer().serializeToString(list)
  page.events.send({ name: "checkout_error", target: page.document.body, args: [html], detail: { html } })
}

/** Shows what is wrong, first in the form, and gives it focus. Answers the list that has it. */
export function showErrorNotice(order: OrderForm, errors: OrderErrors): HTMLElement {
  const { page, scope } = order
  clearErrors(order)
  checkForm(order)
  const alert = page.document.createElement("div")
  alert.setAttribute("role", "alert")
  alert.append(createContent(order, errors))
  const list = alert.querySelector<HTMLElement>("ul.woocommerce-error") ?? alert
  // The list's own role would have it read out twice.
  if (list !== alert) list.removeAttribute("role")
  list.tabIndex = -1
  linkItems(order, alert)
  showNoticeGroup(order, "checkout", alert)
  void scrollerOf(page).to(alert, { durationMs: 1000, marginPx: 100 })
  list.focus(nullPrototype({ preventScroll: true }))
  scope.listen(alert, "click", (event) => followItem(order, event))
  return list
}

/** Puts notices first in the form, in a group of that name; the group before it goes. */
export function showNoticeGroup({ form, page, scope }: OrderForm, name: string, content: Node): HTMLElement {
  const group = page.document.createElement("div")
  const className = `woocommerce-NoticeGroup-${name}`
  form.querySelector(`.${className}`)?.remove()
  group.className = `woocommerce-NoticeGroup ${className}`
  group.append(content)
  form.prepend(group)
  scope.insert(group)
  return group
}

function createContent({ page }: OrderForm, errors: OrderErrors): Node {
  if (errors.kind === "html") {
    const parsed = page.html.parseMessage(errors.html)
    // A bare text would be no list, which themes give its look.
    return parsed.querySelector("ul, ol, div") ? parsed : createList(page, [createItem(page, parsed)])
  }
  if (errors.kind === "text") return createList(page, [createItem(page, errors.text)])
  return createList(
    page,
    errors.problems.map((problem) => {
      const [before = "", after = ""] = splitAt(problem.text, problem.label)
      const name = page.document.createElement("strong")
      name.textContent = problem.label
      const item = createItem(page, before, ...(problem.label && before !== problem.text ? [name, after] : []))
      item.setAttribute("data-id", problem.id)
      return item
    }),
  )
}

function splitAt(text: string, label: string): readonly string[] {
  const place = label === "" ? -1 : text.indexOf(label)
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + label.length)]
}

function createList({ document }: OrderForm["page"], items: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ul")
  list.className = "woocommerce-error"
  list.append(...items)
  return list
}

function createItem({ document }: OrderForm["page"], ...content: (string | Node)[]): HTMLElement {
  const item = document.createElement("li")
  item.append(...content)
  return item
}

/** Each message about a field leads to it, and stands below it, too. */
function linkItems(order: OrderForm, alert: HTMLElement): void {
  const { page, form, scope } = order
  for (const item of alert.querySelectorAll("li[data-id]")) {
    const id = item.getAttribute("data-id") ?? ""
    const field = page.document.getElementById(id)
    if (!field || !form.contains(field)) continue
    const link = page.document.createElement("a")
    link.href = `#${id}`
    // A link in a link is none: one of the shop's own in the message stays, and ours leads there from the rest.
    link.append(...item.childNodes)
    for (const inner of link.querySelectorAll("a")) inner.replaceWith(...inner.childNodes)
    item.append(link)
    if (!isFormControl(field)) continue
    showInlineError(order, field, item.textContent.trim())
    scope.attribute(field, "aria-invalid", "true")
  }
}

function followItem({ page, form }: OrderForm, event: MouseEvent): void {
  const link = event.target instanceof page.window.Element ? event.target.closest('a[href^="#"]') : null
  const field = link && page.document.getElementById(link.getAttribute("href")?.slice(1) ?? "")
  if (!field || !form.contains(field)) return
  event.preventDefault()
  field.focus()
}
