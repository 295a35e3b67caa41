import { consentOf, type Page, readGlobal } from "@ringside/core"
import type { Popup } from "./popup.ts"
import { readOptions } from "./vars.ts"

/**
 * Adds an entry to the page's data layer, if the options name one and the shopper hasn't refused. It contains no text typed by the shopper.
 * The list is created if needed, since a page's own tag may read it later.
 */
export function pushEntry({ page, id, settings }: Popup, event: "popup_open" | "popup_conversion", fields: object) {
  const name = readOptions(page)["data_layer"]
  const consent = consentOf(page).read("statistics")
  if (typeof name !== "string" || consent === "pending" || consent === "denied") return
  findLayer(page, name || "dataLayer")?.push({ event, popup_id: id, popup_name: settings.slug, ...fields })
}

function findLayer({ window }: Page, name: string): unknown[] | null {
  const existing = readGlobal(window, name)
  if (Array.isArray(existing)) return existing as unknown[]
  if (existing !== undefined) return null
  const made: unknown[] = []
  Reflect.set(window, name, made)
  return made
}
