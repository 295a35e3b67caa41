import type { Page } from "@ringside/core"
import { writeQueueOf } from "./writeQueue.ts"
import { type AjaxAnswer, postForm } from "./client/wcAjax.ts"

/** A change of the basket by an endpoint of the host's that checks no nonce. */
interface HostWrite {
  readonly url: string
  /** The form body. */
  readonly body: string
}

/** Sends a change when all earlier changes of the basket have settled. Source: catalogue-and-cart contract §3.1. */
export function sendHostWrite(page: Page, { url, body }: HostWrite): Promise<AjaxAnswer> {
  return writeQueueOf(page).run(() => postForm(page.http, url, body))
}
