import type { OptionsOf } from "@ringside/core/domain"
import { createRootComponent, type RootComponentProps, useConnection, usePageOnceReady } from "@ringside/ui/react"
import { createContext, useContext, useState } from "react"
import { AccountLink, LoginWithDialog, type RenderLoginLink, requireAccount } from "../login/drawn/DrawnLogin.tsx"
import { readLogin } from "../login/drawn/readLogin.ts"
import { connectLogin } from "../login/loginDialog.ts"
import { loginAttributes } from "../options.ts"
import "../hooks.css"

interface LoginOwnProps {
  /** The text of the link or button, in place of the usual one. */
  readonly label?: string | undefined
  /** Whether the shopper is logged in: the link to the account is then all. Without it, the platform's class on the body says so. */
  readonly isLoggedIn?: boolean | undefined
  /** Draws the link to the account's page: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderLink?: RenderLoginLink | undefined
}

const OwnPropsContext = /* @__PURE__ */ createContext<LoginOwnProps>({})

const Root = /* @__PURE__ */ createRootComponent({
  name: "login",
  attributes: loginAttributes,
  component: LoginContent,
  // The link to the account, which leads there without code, too; or the button that opens the form once its code is there.
  first: (options) => (options.action === null && options.account === null ? null : <LoginContent options={options} />),
})

/** The props of `Login`. */
export interface LoginProps extends RootComponentProps<typeof loginAttributes>, LoginOwnProps {}

/**
 * A link to the account's page, or a button, that opens the login in a dialog. Name and password are sent to `action`, an address of the shop, or to the login of
 * the WordPress that has printed the document.
 */
export function Login({ label, isLoggedIn, renderLink, ...props }: LoginProps) {
  return (
    <OwnPropsContext value={{ label, isLoggedIn, renderLink }}>
      <Root {...props} />
    </OwnPropsContext>
  )
}

const connection = { name: "login", connect: connectLogin }

interface LoginContentProps {
  readonly options: OptionsOf<typeof loginAttributes>
  /** Missing before there is a page. */
  readonly host?: HTMLElement
}

function LoginContent({ options, host }: LoginContentProps) {
  const page = usePageOnceReady()
  const { label = "", isLoggedIn, renderLink } = useContext(OwnPropsContext)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const login = page ? readLogin(options, page, { isKnown: isLoggedIn }) : readFirst(options)
  const hasForm = page ? login.loginUrl !== null : options.action !== null && isLoggedIn !== true
  useConnection(hasForm ? root : null, connection)
  if (hasForm) return <LoginWithDialog {...login} {...{ label, renderLink }} rootRef={setRoot} />
  const url = page && host ? requireAccount(page, login, host) : login.accountUrl
  return url === null ? null : <AccountLink {...{ label, url, renderLink }} />
}

/** The login before there is a page: whether `action` is an address of the shop isn't known yet, so there is no form. */
function readFirst({ account }: OptionsOf<typeof loginAttributes>) {
  return { label: "", accountUrl: account, loginUrl: null, returnUrl: "" }
}
