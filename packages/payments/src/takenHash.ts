import type { LoaderPage } from "@ringside/core"

/**
 * The service name under which the loader stores a confirmation hash that it removed from the address. The hash holds a secret, so it stays
 * in memory.
 */
export const takenHash = "payments.hash"

/** Returns the address with the hash and deletes it, so that only one caller gets it. */
export function consumeTakenHash({ services }: Pick<LoaderPage, "services">): string | null {
  const url = services.get(takenHash)
  services.delete(takenHash)
  return typeof url === "string" ? url : null
}
