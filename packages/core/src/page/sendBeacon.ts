import { nullPrototype } from "../domain/nullPrototype.ts"
import type { LoaderPage } from "./page.ts"

/** A message to a counter, which needs no answer. */
export interface Beacon {
  readonly url: string
  /** Sent as `multipart/form-data`, in this order. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The same message as the address of a picture. */
  readonly imageUrl: string
}

/**
 * Sends `beacon` so that it arrives even when the page is left. Where the browser has no beacons or refuses this one, a request that
 * outlives the page carries it, and where that fails, a picture. Failures are silent, and nobody waits. Source: popups §11.
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

/** Null where the browser refuses at once. The answer is never read, so that any origin may count. */
function fetchPastPage(view: Partial<Pick<LoaderPage["window"], "fetch">>, url: string, body: FormData) {
  try {
    const options = { method: "POST", body, keepalive: true, credentials: "include", mode: "no-cors" } as const
    return view.fetch?.(url, nullPrototype(options)) ?? null
  } catch {
    return null
  }
}

function createFormData(view: LoaderPage["window"], fields: Beacon["fields"]): FormData {
  const data = new view.FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

/** False where beacons are missing, blocked by an extension (which throws), or too many are on their way. */
function isAccepted(navigator: Partial<Pick<Navigator, "sendBeacon">>, url: string, data: FormData): boolean {
  try {
    return navigator.sendBeacon?.(url, data) ?? false
  } catch {
    return false
  }
}
