import { delegate, findJQuery } from "@ringside/core"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { listInForms } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { formCodeModule } from "../modules.ts"
import type { FormCode, FormCodeNeeds } from "./formCode.ts"

/** The longest wait of a busy page with jQuery, in milliseconds. */
const maxWaitForIdleMs = 2000

/** Loads the code of a form at its first use. */
export interface FormCodeLoader {
  /** Loads the code. Rejects when it can't be loaded; the next call fetches again. */
  load(): Promise<FormCode>
}

/**
 * Creates the loader of a form's code, which also fetches it when the shopper reaches the form or a coupon. Where the page has jQuery, it is
 * fetched in idle time: scripts that show the form step by step send `validate` through it, and read the rows' marks in the same task.
 */
export function createFormCodeLoader(
  connected: ConnectedForm,
  needs: Omit<FormCodeNeeds, "left" | "changed">,
): FormCodeLoader {
  const { page, scope, form, forms } = connected
  const left = new Set<EventTarget>()
  const changed = new Set<EventTarget>()
  let code: Promise<FormCode> | null = null
  let isThere = false

  const begin = async () => {
    const module = await page.modules.load(formCodeModule)
    const started = module.startFormCode(connected, { ...needs, left, changed })
    isThere = true
    for (const targets of [left, changed]) targets.clear()
    return started
  }
  const load = () => {
    const loading = (code ??= begin())
    loading.catch(() => (code = null))
    return loading
  }
  const fetchEarly = () => {
    if (isThere) return
    load().catch((cause: unknown) => {
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "checkout", host: form, cause })
    })
  }
  const fetchForScripts = () => {
    if (findJQuery(page.window)) fetchEarly()
  }
  if (listInForms(connected, checkoutSelectors.row).length > 0)
    scope.onEnd(page.clock.whenIdle(fetchForScripts, maxWaitForIdleMs))
  for (const type of ["focusin", "pointerdown"] as const) {
    for (const each of forms) scope.listen(each, type, fetchEarly)
    delegate(page, type, checkoutSelectors.couponForm, fetchEarly, { signal: scope.signal, widget: "checkout" })
  }
  const noteIn =
    (targets: Set<EventTarget>) =>
    ({ target }: Event) => {
      if (!isThere && target) targets.add(target)
    }
  for (const each of forms) {
    scope.listen(each, "focusout", noteIn(left))
    scope.listenToField(each, "change", noteIn(changed))
  }
  return { load }
}
