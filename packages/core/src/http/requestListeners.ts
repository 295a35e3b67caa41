import { definePageService } from "../page/services.ts"

/** Called with a request's body when the request has ended, with any result. */
export type RequestListener = (body: unknown) => void

/** The listeners that are called when a request by `page.http` ends; jQuery reports those that it sends for us by `ajaxComplete`. */
export const requestListenersService = definePageService("core.requests", () => new Set<RequestListener>())
