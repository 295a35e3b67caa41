import { type Page, startBehaviour } from "@ringside/core"
import { emailCaptureBehaviour } from "./emailCapture.ts"

/** Starts the capture of addresses, once the shopper has come to a field for one. */
export function start(page: Page): void {
  startBehaviour(emailCaptureBehaviour, page)
}
