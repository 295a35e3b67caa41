import { definePageService, type ServicePage } from "@ringside/core"

/**
 * The confirmation hash that the loader removed from the address, with the address, until it is used. The hash holds a secret, so it stays in
 * memory. By it, code asks for the payments chunk on a page without a card form.
 */
export const takenHashService = definePageService("payments.hash", (): { url: string | null } => ({ url: null }))

/** Returns the address with the hash and forgets it, so that only one caller gets it. */
export function consumeTakenHash(page: ServicePage): string | null {
  const taken = takenHashService.find(page)
  const url = taken?.url ?? null
  if (taken) taken.url = null
  return url
}
