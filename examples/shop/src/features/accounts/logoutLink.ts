import type { Visit } from "../../visit.ts"
import { logoutPath } from "./paths.ts"

/** The nonce of the logout link and of the form that asks about an older link. */
export const logoutNonce = { name: "_wpnonce", action: "customer-logout" } as const

/** The link that logs out at once, for pages that this session is shown. */
export function logoutHref({ links, shop, session }: Visit): string {
  return `${links.account}${logoutPath}?${logoutNonce.name}=${shop.nonces.issue(logoutNonce.action, session.id)}`
}
