import { defineBehaviour, readHostSettings, type Scope } from "@ringside/core"
import { generalSettings } from "../hostSettings.ts"
import { passwordJob } from "../jobs.ts"
import { checkoutMessages } from "../messages.ts"
import { fieldSelectors, passwordClass } from "./host.ts"

/**
 * Creates the buttons that show the text of password fields, which no server prints. The field gets the same element around it as from the
 * platform's script, since themes place the button in it. Source: checkout contract §4.5.
 */
export const passwordButtons = defineBehaviour({
  name: "checkout-password-buttons",
  selector: ({ jobs }) => (jobs.isOurs(passwordJob) ? fieldSelectors.form : null),
  element: "HTMLFormElement",
  connect(form, scope) {
    const known = new WeakSet<Element>()
    let isAnyWaiting = false
    const look = () => {
      const fields = [...form.querySelectorAll<HTMLInputElement>(fieldSelectors.password)]
      const unknown = fields.filter((field) => !known.has(field))
      const fresh = unknown.filter((field) => !isWaiting(field, scope))
      isAnyWaiting = fresh.length < unknown.length
      for (const field of fresh) {
        known.add(field)
        addButton(scope, field)
      }
      return fresh.length > 0
    }
    scope.onScan(look)
    // A field that is wrapped while the shopper types would lose the focus.
    scope.listen(form, "focusout", () => isAnyWaiting && scope.page.scan())
    return look
  },
})

/** Marks elements that we have put around a field, since copies of a form keep them. */
const aroundAttribute = "data-ringside-around"

/** Whether a field can't be wrapped yet without losing its focus. */
function isWaiting(field: HTMLInputElement, { page }: Scope): boolean {
  return needsWrapper(field) && field === page.document.activeElement
}

function needsWrapper(field: HTMLInputElement): boolean {
  return field.matches(fieldSelectors.wrapped) && !field.parentElement?.classList.contains(passwordClass)
}

function addButton(scope: Scope, field: HTMLInputElement): void {
  if (needsWrapper(field)) wrap(scope, field)
  const around = field.parentElement
  if (around?.localName !== "span") return
  if (around.hasAttribute(aroundAttribute)) {
    scope.onEnd(() => field.parentElement === around && around.replaceWith(field))
  }
  if (around.querySelector(fieldSelectors.showPassword)) return
  const { page } = scope
  const button = page.document.createElement("button")
  button.type = "button"
  button.className = fieldSelectors.showPassword.slice(1)
  const words = readHostSettings(page, generalSettings)
  const ownText = page.translator("checkout", checkoutMessages)("showPassword")
  button.setAttribute("aria-label", words?.i18n_password_show || ownText)
  if (field.id !== "") {
    button.setAttribute("aria-controls", field.id)
    // The platform's buttons have this: with two fields, each button says which password it shows.
    button.setAttribute("aria-describedby", field.id)
  }
  scope.toggleClass(around, passwordClass, true)
  around.append(button)
  scope.insert(button)
}

function wrap({ page }: Scope, field: HTMLInputElement): void {
  const around = page.document.createElement("span")
  around.setAttribute(aroundAttribute, "")
  field.before(around)
  around.append(field)
}
