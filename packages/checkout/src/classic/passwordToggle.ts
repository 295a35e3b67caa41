import { readHostSettings, defineBehaviour } from "@ringside/core"
import { generalSettings } from "../hostSettings.ts"
import { passwordJob } from "../jobs.ts"
import { checkoutMessages } from "../messages.ts"
import { checkoutSelectors } from "./host.ts"

/** Shows and hides the text of a password field. Source: checkout contract §4.5. */
export const passwordToggle = defineBehaviour({
  name: "checkout-password",
  selector: ({ jobs }) => (jobs.modeOf(passwordJob) === "active" ? checkoutSelectors.showPassword : null),
  on: {
    click(event, button, page) {
      const input = button.parentElement?.querySelector("input")
      if (!input) return
      event.preventDefault()
      const isShown = button.classList.toggle("display-password")
      input.type = isShown ? "text" : "password"
      const words = readHostSettings(page, generalSettings)
      const text = isShown ? words?.i18n_password_hide : words?.i18n_password_show
      const translate = page.translator("checkout", checkoutMessages)
      const ownText = translate(isShown ? "hidePassword" : "showPassword")
      button.setAttribute("aria-label", text || ownText)
      input.focus()
    },
  },
})
