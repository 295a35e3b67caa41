import { consentService, type Page, readGlobal, readPartConfig, warnAuthor } from "@ringside/core"
import { attributionConfig } from "../config.ts"
import { consentSourcesService } from "../consent/consentSources.ts"
import { createAnalyticsEvent } from "../domain/index.ts"
import { attributionWarnings } from "../warnings.ts"

/** The number of events that wait for the shopper's consent; later ones are dropped. */
const maxHeld = 50

/** Pushes one event. `claim` is called right before, which may be after the shopper's consent; false drops the event. */
export type Emit = (name: string, data: unknown, claim?: () => boolean) => void

/**
 * Pushes shop events to the list that the page names, once the shopper has consented; null where it names none. Names, addresses and e-mail
 * addresses are never included. Source: checkout §10.
 */
export function createEmitter(page: Page): Emit | null {
  const name = readListName(page)
  if (name === null) return null
  const held: (() => void)[] = []
  const push = (event: object) => {
    const list = readGlobal(page.window, name)
    if (!Array.isArray(list)) Reflect.set(page.window, name, [{ ecommerce: null }, event])
    else list.push({ ecommerce: null }, event)
  }
  const settle = () => {
    const state = readState(page)
    if (state === "pending") return
    for (const each of held.splice(0)) if (state === "allowed") each()
  }
  consentService.of(page).onChange(settle)
  return (eventName, data, claim = () => true) => {
    const event = createAnalyticsEvent(eventName, data)
    if (!event) return
    const send = () => {
      if (claim()) push(event)
    }
    consentSourcesService.of(page).refresh()
    const state = readState(page)
    if (state === "allowed") send()
    if (state === "pending" && held.length < maxHeld) held.push(send)
  }
}

function readState(page: Page): "allowed" | "pending" | "denied" {
  const state = consentService.of(page).read("statistics")
  return state === "denied" || state === "pending" ? state : "allowed"
}

function readListName(page: Page): string | null {
  const { analytics, datalayer } = readPartConfig(page, attributionConfig)
  const named = datalayer ?? analytics.dataLayer
  if (named === null) return null
  const name = named === "" ? "dataLayer" : named
  const present = readGlobal(page.window, name)
  const isFree = present === undefined ? !(name in page.window) : Array.isArray(present)
  if (/^[a-z_$][\w$]*$/i.test(name) && isFree) return name
  warnAuthor(page, attributionWarnings.wrongDataLayer, null, { name })
  return null
}
