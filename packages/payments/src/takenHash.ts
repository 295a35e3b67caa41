import type { LoaderPage } from "@ringside/core"
import { takenHash } from "./services.ts"

/** Returns the address with the hash and deletes it, so that only one caller gets it. */
export function consumeTakenHash({ services }: Pick<LoaderPage, "services">): string | null {
  const url = services.get(takenHash)
  services.delete(takenHash)
  return typeof url === "string" ? url : null
}
