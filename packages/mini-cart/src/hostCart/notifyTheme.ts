import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** Sends an event that the theme listens to natively, with or without jQuery. */
export function notifyTheme({ document, events, window }: Page, name: string, detail: object): void {
  document.dispatchEvent(new window.CustomEvent(name, nullPrototype({ detail })))
  events.sendOwn(`ringside:${name}`, document, detail)
}
