import type { Visit } from "../../visit.ts"
import { accountPath, logoutPath } from "./paths.ts"

/** The field name and action of the nonce in logout links and in the form that asks first. */
export const logoutNonce = { name: "_wpnonce", action: "customer-logout" } as const

/** The address that logs out without asking; its nonce is valid in this session only. */
export function logoutHref({ links, shop, session }: Visit): string {
  return `${links.to(accountPath)}${logoutPath}?${logoutNonce.name}=${shop.nonces.issue(logoutNonce.action, session.id)}`
}
