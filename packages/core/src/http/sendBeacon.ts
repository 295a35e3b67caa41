import { nullPrototype } from "../domain/nullPrototype.ts"
import { createFormData, type FormFields } from "./createFormData.ts"
import type { LoaderPage } from "../page/page.ts"

/** A message to a counter, which needs no response. */
export interface Beacon {
  readonly url: string
  /** The fields of the message, sent as `multipart/form-data` in this order. */
  readonly fields: FormFields
  /** The address of an image, with the same message as its parameters. */
  readonly imageUrl: string
}

/**
 * Sends `beacon` so that it arrives even when the page is left. Where the browser has no beacons or refuses this one, a `keepalive` request
 * sends it, and if that fails, an image. Failures are silent. Source: popups §11.
 */
export function sendBeacon({ window: view }: Pick<LoaderPage, "window">, { url, fields, imageUrl }: Beacon): void {
  const body = createFormData(view, fields)
  if (isAccepted(view.navigator, url, body)) return
  const sendImage = () => {
    const image = new view.Image()
    image.src = imageUrl
  }
  const request = fetchPastPage(view, url, body)
  if (request) request.catch(sendImage)
  else sendImage()
}

/** Returns null where the browser refuses at once. The response is never read, so the counter may be on any origin. */
function fetchPastPage(view: Partial<Pick<LoaderPage["window"], "fetch">>, url: string, body: FormData) {
  try {
    const options = { method: "POST", body, keepalive: true, credentials: "include", mode: "no-cors" } as const
    return view.fetch?.(url, nullPrototype(options)) ?? null
  } catch {
    return null
  }
}

/** Returns false where beacons are missing, blocked by an extension (which throws), or too many are pending. */
function isAccepted(navigator: Partial<Pick<Navigator, "sendBeacon">>, url: string, data: FormData): boolean {
  try {
    return navigator.sendBeacon?.(url, data) ?? false
  } catch {
    return false
  }
}
