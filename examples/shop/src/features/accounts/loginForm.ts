import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { languageField } from "../site/language.ts"
import { formRow, nonceFields } from "./formRow.ts"
import { accountPath, lostPasswordPath } from "./paths.ts"
import { accountTexts } from "./texts.ts"

/** The initial values of the form, and where a login leads. */
export interface LoginFormState {
  readonly username?: string
  readonly isRemembered?: boolean
  /** A path of this shop. By default, customers get to their account and administrators to the administration. */
  readonly redirect?: string | undefined
  readonly id?: string
  /** Precedes the ids of the fields, for pages with a second login form. */
  readonly idPrefix?: string
}

/** The field name and action of the login form's nonce. */
export const loginNonce = { name: "woocommerce-login-nonce", action: "woocommerce-login" } as const

/** The login form in the platform's markup. It is submitted to the account's page, wherever it is shown. */
export function loginForm(state: LoginFormState, visit: Visit): Html {
  const { links, language } = visit
  const { login: words } = accountTexts[language]
  const row = { lengthMax: 254 }
  const { idPrefix = "" } = state
  return html`<form
    class="woocommerce-form woocommerce-form-login login"
    ${state.id === undefined ? "" : html`id="${state.id}"`}
    method="post"
    action="${links.to(accountPath)}"
  >
    ${formRow(
      {
        ...row,
        id: `${idPrefix}username`,
        name: "username",
        label: words.username,
        autocomplete: "username",
        value: state.username ?? "",
      },
      visit,
    )}
    ${formRow(
      {
        ...row,
        id: `${idPrefix}password`,
        name: "password",
        label: words.password,
        type: "password",
        autocomplete: "current-password",
      },
      visit,
    )}
    <p class="form-row">
      <label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme">
        <input
          class="woocommerce-form__input woocommerce-form__input-checkbox"
          type="checkbox"
          name="rememberme"
          id="${idPrefix}rememberme"
          value="forever"
          ${state.isRemembered ? "checked" : ""}
        />
        <span>${words.remember}</span>
      </label>
    </p>
    ${nonceFields(loginNonce.name, loginNonce.action, visit)} ${languageField(visit)}
    ${state.redirect === undefined ? "" : html`<input type="hidden" name="redirect" value="${state.redirect}" />`}
    <p class="form-row">
      <button
        type="submit"
        class="woocommerce-button button alt woocommerce-form-login__submit"
        name="login"
        value="${words.submit}"
      >
        ${words.submit}
      </button>
    </p>
    <p class="woocommerce-LostPassword lost_password">
      <a href="${links.to(accountPath)}${lostPasswordPath}">${words.lost}</a>
    </p>
  </form>`
}
