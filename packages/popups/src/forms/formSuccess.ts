import { goOrReport, type Page } from "@ringside/core"
import { isRecord, parseJson } from "@ringside/core/domain"
import { createSuccessPlan, readFormSuccess, type SuccessStep } from "../domain/index.ts"
import { popupActionsOf } from "../actions.ts"
import type { Popup } from "../popup.ts"

/** Runs the actions of a form's own settings after its success. */
export function sendFormSuccess(page: Page, form: HTMLElement, isSubForm: boolean): Promise<void> {
  const printed = isSubForm
    ? form.getAttribute("data-settings")
    : (form.querySelector<HTMLInputElement>("input.wpcf7-pum, input.gforms-pum")?.value ?? null)
  const settings = parseJson(printed)
  return isRecord(settings) ? runFormSuccess(page, popupActionsOf(page).popups.find(form), settings) : Promise.resolve()
}

/** Runs the steps after a form's success in sequence. Source: popups §9.5. */
export async function runFormSuccess(page: Page, popup: Popup | null, settings: object): Promise<void> {
  const popupIds = popupActionsOf(page).popups.all.map(({ id }) => id)
  const steps = createSuccessPlan(settings, { popupId: popup?.id ?? null, popupIds })
  for (const step of steps) if (!(await runStep(page, popup, step, settings))) return
}

/** False when the remaining steps must not run. */
async function runStep(page: Page, popup: Popup | null, step: SuccessStep, settings: object): Promise<boolean> {
  switch (step.step) {
    case "event":
      if (popup) popupActionsOf(page).send(popup, "pumFormSuccess")
      return true
    case "cookie": {
      const { cookie } = readFormSuccess(settings)
      // A form that only asks for a cookie gets one of the whole shop.
      const given = isRecord(cookie) ? cookie : { path: true }
      if (popup) popupActionsOf(page).setCookie(popup, { ...given, name: step.name, time: step.time })
      return true
    }
    case "close":
      await wait(page, step.delayMs)
      return popup ? closed(popup) : true
    case "open": {
      const other = popupActionsOf(page).popups.find(step.popupId)
      if (other) popupActionsOf(page).open(other)
      return true
    }
    case "redirect":
      return goOrReport(page, step.url, "shop")
    case "reload":
      page.navigation.reload()
      return true
  }
}

/** Closes a popup and returns whether it is closed, including by another cause. */
function closed(popup: Popup): Promise<boolean> {
  if (popup.state === "closed") return Promise.resolve(true)
  return new Promise((resolve) => {
    if (popup.state === "closing") popup.opening?.done.push(() => resolve(true))
    else if (!popupActionsOf(popup.page).close(popup, { done: () => resolve(true) })) resolve(false)
  })
}

function wait(page: Page, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (delayMs > 0) page.clock.after(delayMs, resolve)
    else resolve()
  })
}
