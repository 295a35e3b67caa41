import { createLoggedError, warnAuthor } from "@ringside/core"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { memo, useId } from "react"
import { drawnLoginMessages } from "../../messages.ts"
import { siteWarnings } from "../../warnings.ts"
import type { DrawnLoginOptions } from "./readLogin.ts"
import "./drawnLogin.css"

/**
 * A link to the account, and the platform's login in a dialog, which the code for a page's own dialog opens. Shoppers who are logged in get
 * the link alone.
 * @throws Error when there is neither an account's page nor a login of the shop: the hook then stays as it is.
 */
export function DrawnLogin({ options, host }: RootProps<DrawnLoginOptions>) {
  const page = usePage()
  const translate = useTranslate("site", drawnLoginMessages)
  const { label, accountUrl, loginUrl } = options
  if (loginUrl !== null) return <LoginWithDialog {...options} loginUrl={loginUrl} />
  if (accountUrl === null) {
    warnAuthor(page, siteWarnings.noLogin, host)
    throw createLoggedError("there is no login of the shop and no account's page, so the hook stays as it is.")
  }
  return (
    <a className="ringside-login-link" href={accountUrl}>
      {label || translate("account")}
    </a>
  )
}

interface LoginWithDialogProps extends DrawnLoginOptions {
  readonly loginUrl: string
}

/** Rendered once: from then on the dialog belongs to the login's code. */
const LoginWithDialog = memo(function LoginWithDialog({ label, accountUrl, ...form }: LoginWithDialogProps) {
  const id = useId()
  const translate = useTranslate("site", drawnLoginMessages)
  const text = label || translate("logIn")
  return (
    <div className="ringside-login-drawn">
      {accountUrl === null ? (
        <button type="button" className="ringside-button">
          {text}
        </button>
      ) : (
        <a className="ringside-login-link" href={accountUrl}>
          {text}
        </a>
      )}
      <dialog className="ringside-login-dialog" aria-labelledby={id}>
        <div className="ringside-login-head">
          <h2 id={id} className="ringside-login-title">
            {translate("logIn")}
          </h2>
          <form method="dialog" className="ringside-login-end">
            <button type="submit" className="ringside-login-close" aria-label={translate("close")}>
              <span aria-hidden="true">×</span>
            </button>
          </form>
        </div>
        <LoginForm {...form} />
      </dialog>
    </div>
  )
})

/** The fields of the platform's own login page. */
function LoginForm({ loginUrl, returnUrl }: Pick<LoginWithDialogProps, "loginUrl" | "returnUrl">) {
  const id = useId()
  const translate = useTranslate("site", drawnLoginMessages)
  return (
    <form className="ringside-login-form" method="post" action={loginUrl}>
      <div className="ringside-field">
        <label htmlFor={`${id}-name`} className="ringside-field-label">
          {translate("user")}
        </label>
        <input
          id={`${id}-name`}
          className="ringside-field-control"
          name="log"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
      </div>
      <div className="ringside-field">
        <label htmlFor={`${id}-password`} className="ringside-field-label">
          {translate("password")}
        </label>
        <input
          id={`${id}-password`}
          className="ringside-field-control"
          name="pwd"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <label className="ringside-choice">
        <input className="ringside-choice-control" type="checkbox" name="rememberme" value="forever" />
        <span className="ringside-choice-text">{translate("remember")}</span>
      </label>
      <input type="hidden" name="redirect_to" value={returnUrl} />
      <button type="submit" className="ringside-button ringside-button-main">
        {translate("logIn")}
      </button>
      <a className="ringside-login-lost" href={`${loginUrl}${loginUrl.includes("?") ? "&" : "?"}action=lostpassword`}>
        {translate("lost")}
      </a>
    </form>
  )
}
