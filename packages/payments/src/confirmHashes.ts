import { findService, type LoaderPage, serviceOf } from "@ringside/core"

/** A confirmation hash that was taken out of the address. It holds a secret, so it is kept in memory alone. */
export interface TakenHash {
  url: string | null
  /** Called with each later hash. */
  listener: ((url: string) => void) | null
}

const serviceName = "payments.takenHash"

/** What the loader has taken out of the address of `page`. */
export function takenHashOf(page: LoaderPage): TakenHash {
  return serviceOf(page, serviceName, () => ({ url: null, listener: null }))
}

/** The same, if anything was taken. */
export function findTakenHash(page: LoaderPage): TakenHash | undefined {
  return findService<TakenHash>(page, serviceName)
}
