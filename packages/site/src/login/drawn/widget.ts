import { createRootWidget } from "@ringside/ui"
import { loginAttributes } from "../../options.ts"
import { DrawnLogin } from "./DrawnLogin.tsx"
import { readLogin } from "./readLogin.ts"

/** The platform's login, in `data-ringside="login"` hooks that hold no dialog and no form. */
export const drawnLogin = /* @__PURE__ */ createRootWidget({
  name: "login",
  attributes: loginAttributes,
  read: (options, host, page) => readLogin(options, page, { link: findLink(host) }),
  component: DrawnLogin,
})

/** The hook's own link to the account's page. */
function findLink(host: HTMLElement): HTMLAnchorElement | undefined {
  const links = [...host.querySelectorAll<HTMLAnchorElement>("a[href]")]
  return links.find((link) => !link.closest("[data-ringside-root]"))
}
