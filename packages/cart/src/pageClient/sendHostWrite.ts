import type { Page } from "@ringside/core"
import { writeQueueService } from "./writeQueue.ts"
import { type AjaxAnswer, postForm } from "../client/wcAjax.ts"

/** A form for an endpoint of the host's that checks no nonce. */
interface HostForm {
  readonly url: string
  /** The form body. */
  readonly body: string
}

/**
 * Sends a change of the basket from host markup when all earlier changes have settled. A change that depends on the earlier ones, or is no
 * such form, is a function, called at that time. Source: catalogue-and-cart contract §3.1.
 */
export function sendHostWrite(page: Page, form: HostForm): Promise<AjaxAnswer>
export function sendHostWrite<T>(page: Page, send: () => Promise<T>): Promise<T>
export function sendHostWrite(page: Page, write: HostForm | (() => Promise<unknown>)): Promise<unknown> {
  return writeQueueService
    .of(page)
    .run(typeof write === "function" ? write : () => postForm(page, write.url, write.body))
}
