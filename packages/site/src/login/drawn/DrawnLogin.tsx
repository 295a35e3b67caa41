import { createLoggedError, type Page, warnAuthor } from "@ringside/core"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { type ComponentPropsWithRef, memo, type ReactElement, type Ref, useId, useRef } from "react"
import { drawnLoginMessages } from "../../messages.ts"
import { siteWarnings } from "../../warnings.ts"
import { type DrawnLoginOptions, formatReturnUrl } from "./readLogin.ts"
import "./drawnLogin.css"

/**
 * A link to the account, and the platform's login in a dialog, which the code for a page's own dialog opens. Shoppers who are logged in get
 * the link alone.
 * @throws Error when there is neither an account's page nor a login of the shop: the hook then stays as it is.
 */
export function DrawnLogin({ options, host }: RootProps<DrawnLoginOptions>) {
  const page = usePage()
  if (options.loginUrl !== null) return <LoginWithDialog {...options} />
  return <AccountLink label={options.label} url={requireAccount(page, options, host)} />
}

/**
 * Returns the account's page, which is all that there is without a form.
 * @throws Error without one, once the page's author is warned.
 */
export function requireAccount(page: Page, { accountUrl }: DrawnLoginOptions, host: HTMLElement): string {
  if (accountUrl !== null) return accountUrl
  warnAuthor(page, siteWarnings.noLogin, host)
  throw createLoggedError("there is no login of the shop and no account's page, so the hook stays as it is.")
}

/** Draws a link to the account's page: all of `props` go on an `a`, of which class, content and address may be replaced. */
export type RenderLoginLink = (props: ComponentPropsWithRef<"a">) => ReactElement

interface AccountLinkProps {
  readonly label: string
  readonly url: string
  readonly renderLink?: RenderLoginLink | undefined
}

/** The link to the account's page, for shoppers who are logged in and where there is no form. */
export function AccountLink({ label, url, renderLink = drawLink }: AccountLinkProps) {
  const translate = useTranslate("site", drawnLoginMessages)
  return renderLink({ className: "ringside-login-link", href: url, children: label || translate("account") })
}

function drawLink(props: ComponentPropsWithRef<"a">): ReactElement {
  return <a {...props} />
}

interface LoginWithDialogProps extends DrawnLoginOptions {
  readonly rootRef?: Ref<HTMLDivElement> | undefined
  readonly renderLink?: RenderLoginLink | undefined
}

/**
 * A link or a button, and the dialog that it opens. Without `loginUrl` the dialog is still to come. The login's code sets a class of the dialog
 * and an attribute of the link, which React doesn't set again.
 */
export const LoginWithDialog = memo(function LoginWithDialog(props: LoginWithDialogProps) {
  const { label, accountUrl, loginUrl, returnUrl, rootRef, renderLink = drawLink } = props
  const id = useId()
  const translate = useTranslate("site", drawnLoginMessages)
  const text = label || translate("logIn")
  return (
    // The code keeps the control that it has found: a link in place of a button is another root.
    <div key={String(accountUrl === null)} ref={rootRef} className="ringside-login-drawn">
      {accountUrl === null ? (
        <button type="button" className="ringside-button">
          {text}
        </button>
      ) : (
        renderLink({ className: "ringside-login-link", href: accountUrl, children: text })
      )}
      {loginUrl !== null && (
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
          <LoginForm loginUrl={loginUrl} returnUrl={returnUrl} />
        </dialog>
      )}
    </div>
  )
})

interface LoginFormProps {
  readonly loginUrl: string
  readonly returnUrl: string
}

/** The fields of the platform's own login page. */
function LoginForm({ loginUrl, returnUrl }: LoginFormProps) {
  const { window } = usePage()
  const id = useId()
  const translate = useTranslate("site", drawnLoginMessages)
  const returnField = useRef<HTMLInputElement>(null)
  /** The address may have changed without a new page. */
  const updateReturn = () => {
    if (returnField.current) returnField.current.value = formatReturnUrl(window.location.href)
  }
  return (
    <form className="ringside-login-form" method="post" action={loginUrl} onSubmit={updateReturn}>
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
      <input ref={returnField} type="hidden" name="redirect_to" value={returnUrl} />
      <button type="submit" className="ringside-button ringside-button-main">
        {translate("logIn")}
      </button>
      <a className="ringside-login-lost" href={`${loginUrl}${loginUrl.includes("?") ? "&" : "?"}action=lostpassword`}>
        {translate("lost")}
      </a>
    </form>
  )
}
