import { type LoaderPage, serviceOf } from "./page.ts"

/** Called with a request's body when the request has ended, with any result. */
export type RequestListener = (body: unknown) => void

/** The listeners that are called when a request by `page.http` ends. */
export function requestListenersOf(page: LoaderPage): Set<RequestListener> {
  return serviceOf(page, "core.requests", () => new Set<RequestListener>())
}
