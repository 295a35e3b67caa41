import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { loginForm } from "../accounts/loginForm.ts"
import { passwordLength } from "../accounts/password.ts"
import { formRow, inputMarks, type FieldFaults } from "./formRow.ts"
import { checkoutTexts } from "./texts.ts"
import { checkoutPath } from "./paths.ts"

const loginId = "woocommerce-checkout-form-login"

/** The login form, which returns to the checkout. The link also opens it without a script: its address is the form. */
export function loginToggle(visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  return html`<div class="woocommerce-form-login-toggle">
      <div class="woocommerce-info">
        ${words.haveAccount}
        <a href="#${loginId}" role="button" aria-controls="${loginId}" aria-expanded="false" class="showlogin"
          >${words.logIn}</a
        >
      </div>
    </div>
    ${loginForm({ id: loginId, redirect: visit.links.to(checkoutPath) }, visit)}`
}

/** The fields of an account that is created with the order; a password is required only if the shopper wants an account. */
export function accountFields(createsAccount: boolean, faults: FieldFaults, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  const id = "account_password"
  const fault = faults.get(id)
  return html`<div class="woocommerce-account-fields">
    <p class="form-row form-row-wide create-account">
      <label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
        <input
          class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
          id="createaccount"
          type="checkbox"
          name="createaccount"
          value="1"
          ${createsAccount ? "checked" : ""}
        />
        <span>${words.createAccount}</span>
      </label>
    </p>
    <div class="create-account">
      ${formRow({
        id,
        classes: ["form-row-wide"],
        priority: 10,
        label: words.password,
        isLabelHidden: false,
        isRequired: true,
        isHidden: false,
        fault,
        optional: words.optional,
        control: html`<input
          type="password"
          class="input-text"
          ${inputMarks({ id, isRequired: true, fault, autocomplete: "new-password" })}
          placeholder="${words.passwordHint(passwordLength.min)}"
          maxlength="${passwordLength.max}"
        />`,
      })}
    </div>
  </div>`
}
