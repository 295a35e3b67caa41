import { defineBehaviour, readHostSettings, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { generalSettings } from "../hostSettings.ts"
import { passwordJob } from "../jobs.ts"
import { checkoutMessages } from "../messages.ts"
import { fieldSelectors } from "./host.ts"

const shownClass = "display-password"

/** Shows and hides the text of a password field. Source: checkout contract §4.5. */
export const passwordToggle = defineBehaviour({
  name: "checkout-password",
  selector: ({ jobs }) => (jobs.isOurs(passwordJob) ? fieldSelectors.showPassword : null),
  connect(button: HTMLElement, scope: Scope) {
    scope.listenToField(button, "click", (event) => {
      const input = button.parentElement?.querySelector("input")
      if (!input) return
      event.preventDefault()
      const isShown = !button.classList.contains(shownClass)
      scope.toggleClass(button, shownClass, isShown)
      scope.attribute(input, "type", isShown ? "text" : "password")
      const words = readHostSettings(scope.page, generalSettings)
      const text = isShown ? words?.i18n_password_hide : words?.i18n_password_show
      const translate = scope.page.translator("checkout", checkoutMessages)
      const ownText = translate(isShown ? "hidePassword" : "showPassword")
      scope.attribute(button, "aria-label", text || ownText)
      input.focus(nullPrototype({ preventScroll: true }))
    })
  },
})
