import type { LoaderPage } from "@ringside/core"

/** Where the loader keeps a confirmation hash that it took out of the address. It holds a secret, so it is kept in memory alone. */
export const takenHash = "payments.hash"

/** The address with the hash, once: nobody else gets it. */
export function consumeTakenHash({ services }: Pick<LoaderPage, "services">): string | null {
  const url = services.get(takenHash)
  services.delete(takenHash)
  return typeof url === "string" ? url : null
}
