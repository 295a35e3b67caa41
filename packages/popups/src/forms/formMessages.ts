import { findTypedElement, noticeScroll, type Page, scrollerService } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import { createErrorLayout, type FieldError } from "../domain/index.ts"
import { classNames, selectors } from "../host.ts"
import { popupFormMessages } from "../messages.ts"
import { listFormElements } from "./listFormElements.ts"

const messagesClass = "pum-form__messages"
/** Screen readers read a status that changes after they have seen it; one that comes with its text is often not read. */
const statusDelayMs = 100

/** Removes the messages of an earlier response. */
export function clearFormMessages(page: Page, form: HTMLFormElement): void {
  const { toggleClass, attribute } = page.decorations
  for (const block of form.querySelectorAll(`.${messagesClass}`)) {
    if (page.inserted.has(block)) block.remove()
    else block.replaceChildren()
  }
  for (const field of form.querySelectorAll(`.${classNames.fieldError}`)) {
    toggleClass(field, classNames.fieldError, false)
    const gone = [...field.querySelectorAll(".pum-form__message")]
    for (const message of gone) message.remove()
    for (const input of field.querySelectorAll("[aria-invalid]")) {
      attribute(input, "aria-invalid", null)
      const left = readDescriptions(input).filter((id) => !gone.some((message) => message.id === id))
      attribute(input, "aria-describedby", left.join(" ") || null)
    }
  }
}

/** Shows one message of the server in the form's block. Source: popups §9.3. */
export function showFormMessage(page: Page, form: HTMLFormElement, html: string, kind: "success" | "error"): void {
  if (html !== "") fillBlock(page, form, [html], kind)
}

/** Reports a lost request, with a button that sends the form again. */
export function offerRetry(page: Page, form: HTMLFormElement, html: string): void {
  const block = fillBlock(page, form, [html], "error")
  const button = page.document.createElement("button")
  button.type = "submit"
  button.className = "pum-form__retry"
  button.textContent = page.translator("popups", popupFormMessages)("retry")
  block.append(button)
}

/** Shows errors at their configured places, scrolls to the first and focuses it. Source: popups §9.4. */
export async function showFormErrors(page: Page, form: HTMLFormElement, errors: readonly FieldError[]): Promise<void> {
  const inputs = listFormElements(page, form).filter((element) => element.getAttribute("name"))
  const names = inputs.map((element) => element.getAttribute("name") ?? "")
  const position = readMessagePosition(page)
  const layout = createErrorLayout(errors, position, names)
  const block = layout.block.length > 0 ? fillBlock(page, form, layout.block, "error", layout.position) : null
  const find = (name: string | null) => inputs.find((element) => element.getAttribute("name") === name)
  for (const [index, { field, message }] of layout.fields.entries()) {
    const input = find(field)
    // Focus may be in that field already, where its new description isn't read.
    const isRead = input !== undefined && input === page.document.activeElement
    if (input) markField(page, input, { message, id: `pum-form-error-${index}`, isRead })
  }
  const first = find(layout.focusField)
  const target = first?.closest(".pum-form__field") ?? first ?? block
  if (!target) return
  const within = popupActionsOf(page).popups.find(form)?.root
  await scrollerService.of(page).to(target, { ...noticeScroll, ...(within && { within }) })
  const input = (first && inputs.find((each) => target.contains(each) && each.matches(selectors.field))) ?? null
  findTypedElement(page, { target: input }, "HTMLElement")?.focus(nullPrototype({ preventScroll: true }))
}

function fillBlock(
  page: Page,
  form: HTMLFormElement,
  messages: readonly string[],
  kind: "success" | "error",
  position = readMessagePosition(page),
): Element {
  const side = position === "bottom" ? "bottom" : "top"
  const block = page.document.createElement("div")
  block.className = `${messagesClass} ${messagesClass}--${side}`
  block.setAttribute("role", kind === "success" ? "status" : "alert")
  // The plugin's sheet hides the block, and its script shows it by an inline style as well.
  block.style.setProperty("display", "block")
  const fill = () => block.append(...messages.map((message) => createMessage(page, message, kind)))
  if (kind === "success") page.clock.after(statusDelayMs, fill)
  else fill()
  if (side === "bottom") form.append(block)
  else form.prepend(block)
  page.decorations.insert(block)
  return block
}

function readMessagePosition(page: Page): string {
  const { message_position: position = "top" } = popupActionsOf(page).readVars(page)
  return typeof position === "string" ? position : "field"
}

interface FieldMark {
  readonly message: string
  readonly id: string
  /** Whether screen readers read the message at once; those of the other fields are read when they get focus. */
  readonly isRead: boolean
}

function markField(page: Page, input: Element, { message, id, isRead }: FieldMark): void {
  const field = input.closest(".pum-form__field") ?? input.parentElement ?? input
  const { toggleClass, attribute } = page.decorations
  toggleClass(field, classNames.fieldError, true)
  const shown = createMessage(page, message, "error")
  shown.id = `${id}-${input.getAttribute("name") ?? ""}`.replace(/\s/g, "-")
  if (isRead) shown.setAttribute("role", "alert")
  field.append(shown)
  page.decorations.insert(shown)
  attribute(input, "aria-invalid", "true")
  // Also keep the page's own hint and an earlier message of the same field in the description.
  attribute(input, "aria-describedby", [...readDescriptions(input), shown.id].join(" "))
}

function readDescriptions(input: Element): readonly string[] {
  return (input.getAttribute("aria-describedby") ?? "").split(/\s/).filter((id) => id !== "")
}

function createMessage({ document, html }: Page, message: string, kind: "success" | "error"): HTMLElement {
  const paragraph = document.createElement("p")
  paragraph.className = `pum-form__message pum-form__message--${kind}`
  const content = html.parseMessage(message)
  for (const element of content.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) if (name !== "href") element.removeAttribute(name)
  }
  paragraph.append(content)
  return paragraph
}
