import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { languageField } from "../site/language.ts"
import { formRow, nonceFields } from "./formRow.ts"
import { passwordLength } from "./password.ts"
import { accountTexts } from "./texts.ts"
import { accountPath } from "./paths.ts"

/** The initial values of the form, and their errors. */
export interface RegisterFormState {
  readonly email?: string
  readonly emailFault?: string | undefined
  readonly passwordFault?: string | undefined
}

/** The field name and action of the registration form's nonce. */
export const registerNonce = { name: "woocommerce-register-nonce", action: "woocommerce-register" } as const

/** The registration form in the platform's markup. */
export function registerForm({ email = "", emailFault, passwordFault }: RegisterFormState, visit: Visit): Html {
  const { register: words } = accountTexts[visit.language]
  return html`<form
    method="post"
    action="${visit.links.to(accountPath)}"
    class="woocommerce-form woocommerce-form-register register"
  >
    <p>${words.why}</p>
    ${formRow(
      {
        id: "reg_email",
        name: "email",
        label: words.email,
        type: "email",
        autocomplete: "email",
        value: email,
        fault: emailFault,
      },
      visit,
    )}
    ${formRow(
      {
        id: "reg_password",
        name: "password",
        label: words.password,
        type: "password",
        autocomplete: "new-password",
        lengthMax: passwordLength.max,
        hint: words.passwordHint(passwordLength.min),
        fault: passwordFault,
      },
      visit,
    )}
    ${nonceFields(registerNonce.name, registerNonce.action, visit)} ${languageField(visit)}
    <p class="form-row">
      <button
        type="submit"
        class="woocommerce-Button woocommerce-button button woocommerce-form-register__submit"
        name="register"
        value="${words.submit}"
      >
        ${words.submit}
      </button>
    </p>
  </form>`
}
