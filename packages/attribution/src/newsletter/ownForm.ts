import {
  type Behaviour,
  connectElement,
  createFieldProblems,
  defineBehaviour,
  definePageService,
  delegate,
  findEventElement,
  findForm,
  isRendered,
  listControls,
  markLanguage,
  type Page,
  type ProblemField,
  readHookOptions,
  type Scope,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { isCompleteEmail } from "../domain/index.ts"
import { addressField, newsletterConsents, popupPluginForm, selectors } from "../host.ts"
import { newsletterMessages } from "../messages.ts"
import { newsletterAttributes } from "../options.ts"
import { findNewsletterTarget, subscribe, type Subscriber, type SubscribeResult } from "./subscribe.ts"

/** One connected form of the page. */
interface OwnForm {
  /** Stops a submit while a field has a problem, or the form is being sent. */
  guard(event: SubmitEvent): void
  /** Sends a form that no listener has prevented; without an address to send it to, the browser does. */
  send(event: SubmitEvent): Promise<void> | null
}

/** The page's own form in `data-ringside="newsletter"` hooks: checked, and sent without leaving the page. */
export const ownFormBehaviour = defineBehaviour({
  name: "newsletter-form",
  selector: selectors.newsletterHook,
  connect: connectHook,
  on: { submit: (event, _, page) => findOwnForm(page, event)?.guard(event) },
  start(page) {
    // After the listeners below the document: a script of the page may send the form itself.
    delegate(
      page,
      "submit",
      selectors.newsletterHook,
      (event) => (event.defaultPrevented ? null : findOwnForm(page, event)?.send(event)),
      { capture: false, widget: "newsletter" },
    )
  },
})

/** Behaviours of the part's module `newsletter-form`. */
export const createBehaviours = (): readonly Behaviour[] => [ownFormBehaviour]

function findOwnForm(page: Page, event: Event): OwnForm | undefined {
  const element = findEventElement(page, event)
  const form = element && findForm(element)
  return form ? formsService.of(page).get(form) : undefined
}

/** The state that the forms of a hook share, where a script puts one in the place of another. */
interface HookState {
  isSending: boolean
  /** The outcome's place in the form that the hook holds now. */
  outcome?: ReturnType<typeof createOutcome>
}

/** Connects the form of a hook, also one that comes later, or in the place of the first. */
function connectHook(hook: HTMLElement, scope: Scope): () => void {
  const state: HookState = { isSending: false }
  let form: HTMLFormElement | undefined
  let end: (() => void) | undefined
  const connectForm = () => {
    if (form && hook.contains(form)) return false
    end?.()
    form = findHookForm(hook)
    end =
      form &&
      connectElement(scope.page, form, {
        name: "newsletter-form",
        connect: (element, own) => connectOwnForm({ hook, form: element, state }, own),
      })
    return form !== undefined
  }
  scope.onEnd(() => end?.())
  scope.onScan(connectForm)
  return connectForm
}

/** The form with the hook's field for the address; none in what a widget has drawn in the hook. */
function findHookForm(hook: HTMLElement): HTMLFormElement | undefined {
  const field = findAddress(hook)
  const form = field && findForm(field)
  return form && hook.contains(form) && !form.matches(popupPluginForm) ? form : undefined
}

interface ConnectedForm {
  readonly hook: HTMLElement
  readonly form: HTMLFormElement
  readonly state: HookState
}

function connectOwnForm(connected: ConnectedForm, scope: Scope): void {
  const { page } = scope
  const forms = formsService.of(page)
  findNewsletterTarget(page)
  forms.set(connected.form, createOwnForm(connected, scope))
  scope.onEnd(() => forms.delete(connected.form))
}

function createOwnForm({ hook, form, state }: ConnectedForm, scope: Scope): OwnForm {
  const { page } = scope
  const translate = page.translator("attribution", newsletterMessages)
  const outcome = createOutcome(form, scope)
  state.outcome = outcome
  // The form before this one has been sent, and went before its answer came.
  if (state.isSending) outcome.showSending()
  const describe = (field: ProblemField) => {
    if (field === findAddress(form)) {
      if (field.value.trim() === "") return translate("emailMissing")
      return isCompleteEmail(field.value) ? null : translate("emailInvalid")
    }
    const isMissing = field === findConsent(form) ? !field.matches(":checked") : field.validity.valueMissing
    if (isMissing) return translate(field.type === "checkbox" ? "consentMissing" : "fieldMissing")
    return field.validationMessage || null
  }
  const problems = createFieldProblems(form, scope, {
    describe,
    language: translate.language,
    createLine: () => createLine(page, "span", "problem"),
  })
  const sendTo = async (
    target: NonNullable<ReturnType<typeof findNewsletterTarget>>,
    submitter: HTMLElement | null,
  ) => {
    state.isSending = true
    const button = submitter ?? listControls(page, form, "[type=submit], button:not([type])")[0]
    if (button) scope.attribute(button, "aria-busy", "true")
    outcome.showSending()
    page.announce.polite(translate("subscribing"))
    try {
      const result = await subscribe(page, target, readSubscriber(page, { hook, form, submitter }))
      state.outcome?.show(result)
    } finally {
      state.isSending = false
      if (button && !scope.signal.aborted) scope.attribute(button, "aria-busy", null)
    }
  }
  return {
    guard(event) {
      if (!state.isSending && problems.check({ canFocus: true })) return
      event.preventDefault()
      event.stopPropagation()
    },
    send(event) {
      const target = findNewsletterTarget(page)
      if (!target) return null
      event.preventDefault()
      return sendTo(target, event.submitter)
    },
  }
}

/** The field for the address. Form plugins print others before it, which only robots see. */
function findAddress(around: HTMLElement): HTMLInputElement | undefined {
  const fields = [...around.querySelectorAll<HTMLInputElement>(addressField)].filter(
    (field) => field.type !== "hidden" && !field.matches(":disabled") && !isDrawnIn(around, field),
  )
  return fields.find((field) => isRendered(field)) ?? fields[0]
}

/** Whether a widget has drawn `field` in the hook. */
function isDrawnIn(around: HTMLElement, field: HTMLElement): boolean {
  const root = field.closest("[data-ringside-root]")
  return root !== null && !root.contains(around)
}

/** The box that the shopper agrees by. */
function findConsent(form: HTMLFormElement): HTMLInputElement | null {
  const [named, needed] = newsletterConsents
  return form.querySelector<HTMLInputElement>(named) ?? form.querySelector<HTMLInputElement>(needed)
}

interface SentForm {
  readonly hook: HTMLElement
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

/** Reads the address, what is agreed to, and the fields that only an address of the page's author takes. */
function readSubscriber(page: Page, { hook, form, submitter }: SentForm): Subscriber {
  const field = findAddress(form)
  const box = findConsent(form)
  const { consent } = readHookOptions("newsletter", newsletterAttributes, hook, page)
  const label = (box?.labels?.[0]?.textContent ?? box?.getAttribute("aria-label"))?.replace(/\s+/g, " ").trim()
  const own = new Set([field?.name, "email", "consent"])
  const fields = [...new page.window.FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" && !own.has(name) ? [[name, value] as const] : [],
  )
  return {
    email: field?.value.trim() ?? "",
    consentText: box?.matches(":checked") && !box.matches(":disabled") ? label || (consent ?? "") : "",
    fields,
  }
}

/** Creates a line of text. Its few styles are its own: a style sheet for them would be one more request, and the theme's color may be missing. */
function createLine({ document }: Page, element: "p" | "span", kind: "problem" | "note" | "done"): HTMLElement {
  const line = document.createElement(element)
  line.className = `ringside-newsletter-${kind}`
  line.style.display = "block"
  line.style.margin = "0"
  if (kind === "problem") line.style.color = "var(--rs-danger, light-dark(#b3261e, #f2b8b5))"
  return line
}

/** The line at the end of a form that shows what has become of the address, and the one in the form's place. */
function createOutcome(form: HTMLFormElement, { page, signal, insert, show }: Scope) {
  const { document, window, announce } = page
  const translate = page.translator("attribution", newsletterMessages)
  let line: HTMLElement | null = null
  /** Shows `text` in a new line: a screen reader reads an alert that is inserted. */
  const showLine = (kind: "problem" | "note" | "done", text: string, ...more: readonly Node[]) => {
    line?.remove()
    line = createLine(page, "p", kind)
    if (kind === "problem") line.setAttribute("role", "alert")
    line.append(text, ...more)
    return line
  }
  const append = (shown: HTMLElement, isOurs = true) => {
    form.append(shown)
    insert(shown)
    if (isOurs) markLanguage(shown, translate.language)
  }
  const showProblem = (text: string, ...more: readonly Node[]) => append(showLine("problem", text, ...more))
  const showDone = (text: string) => {
    const { activeElement, body } = document
    // The shopper may have moved on during the request.
    const hasFocus = activeElement === null || activeElement === body || form.contains(activeElement)
    const shown = showLine("done", text)
    shown.tabIndex = -1
    form.after(shown)
    insert(shown)
    markLanguage(shown, translate.language)
    // Calls the method of the prototype: a field named "reset" hides the form's own.
    window.HTMLFormElement.prototype.reset.call(form)
    show(form, false)
    if (hasFocus) shown.focus(nullPrototype({ preventScroll: true }))
    else announce.polite(text)
  }
  return {
    showSending: () => append(showLine("note", translate("subscribing"))),
    show(result: SubscribeResult) {
      if (signal.aborted) return
      switch (result.kind) {
        case "done":
        case "already":
          showDone(translate(result.kind === "done" ? "subscribed" : "alreadySubscribed"))
          return
        case "refused":
          append(showLine("problem", result.message || translate("notTaken")), result.message === "")
          return
        case "private": {
          const link = document.createElement("a")
          link.href = "#ringside-consent"
          link.textContent = translate("changePrivacy")
          showProblem(`${translate("marketingDenied")} `, link)
          return
        }
        case "offline":
        case "failed":
          showProblem(translate(result.kind === "offline" ? "offline" : "notSent"))
      }
    },
  }
}

const formsService = definePageService("attribution.newsletterForms", (): WeakMap<Element, OwnForm> => new WeakMap())
