import { type Page, type ReceivedEvent, serviceOf } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { readVariationText, type Variation } from "../domain/index.ts"

/** Sends one of the host's events on a form; `values` are its arguments, in their order. */
export type SendOnForm = (name: string, form: Element, values?: Readonly<Record<string, unknown>>) => void

/** Sends and receives the host's events of variation forms. Source: catalogue-and-cart contract §13. */
export interface VariationEvents {
  readonly send: SendOnForm
  /** Whether we sent the event ourselves, after doing what it requests. */
  isOwn(event: ReceivedEvent): boolean
}

/** The events of `page`. */
export function variationEventsOf(page: Page): VariationEvents {
  return serviceOf(page, "add-to-cart.events", () => createVariationEvents(page))
}

function createVariationEvents(page: Page): VariationEvents {
  const own = new WeakSet()
  return {
    send(name, form, values = {}) {
      const args = Object.values(values)
      const detail = { ...values, args }
      own.add(detail)
      page.events.send({ name, target: form, args, detail })
    },
    isOwn: ({ detail }) => own.has(detail),
  }
}

/** The variation in another script's `found_variation` or `show_variation`; null when it has none. */
export function readReceivedVariation({ args, detail }: ReceivedEvent): Variation | null {
  const variation = args[0] ?? (isRecord(detail) ? detail["variation"] : null)
  return isRecord(variation) && readVariationText(variation, "variation_id") !== "" ? variation : null
}
