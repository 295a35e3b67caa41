import { type Page, readGlobal } from "@ringside/core"
import type { Popup } from "../popup.ts"
import { readOptions } from "../settings/vars.ts"
import { whenAllowed } from "./whenAllowed.ts"

/**
 * Adds an entry to the page's data layer, if the options name one, once the shopper's consent is known and unless they refuse. It contains
 * no text typed by the shopper. The list is created if needed, since a page's own tag may read it later.
 */
export function pushEntry({ page, id, settings }: Popup, event: "popup_open" | "popup_conversion", fields: object) {
  const name = readOptions(page)["data_layer"]
  if (typeof name !== "string") return
  const entry = { event, popup_id: id, popup_name: settings.slug, ...fields }
  whenAllowed(page, "statistics", () => findLayer(page, name || "dataLayer")?.push(entry))
}

function findLayer({ window }: Page, name: string): unknown[] | null {
  const existing = readGlobal(window, name)
  if (Array.isArray(existing)) return existing as unknown[]
  if (existing !== undefined) return null
  const made: unknown[] = []
  Reflect.set(window, name, made)
  return made
}
