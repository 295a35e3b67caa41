import { defineBehaviour } from "@ringside/core"
import { passwordJob } from "../jobs.ts"
import { checkoutMessages } from "../messages.ts"
import { checkoutSelectors } from "./host.ts"

/** Shows and hides what is typed into a password field. Source: checkout contract §4.5. */
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
      const { i18n_password_show: show, i18n_password_hide: hide } =
        page.settings.read("woocommerce_params", "checkout") ?? {}
      const text = isShown ? hide : show
      const translate = page.translator("checkout", checkoutMessages)
      const ownText = translate(isShown ? "hidePassword" : "showPassword")
      button.setAttribute("aria-label", typeof text === "string" && text ? text : ownText)
      input.focus()
    },
  },
})
