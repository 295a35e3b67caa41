import type { ReceivedEvent, Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { readVariationText, type Variation } from "../domain/index.ts"

/** Sends one of the host's events on a form; `values` are its arguments, in their order. */
export type SendOnForm = (name: string, form: Element, values?: Readonly<Record<string, unknown>>) => void

/** The host's events of variation forms, as they go out and come in. Source: catalogue-and-cart contract §13. */
export interface VariationEvents {
  readonly send: SendOnForm
  /** Whether we sent it ourselves, and have done already what it asks for. */
  isOwn(event: ReceivedEvent): boolean
}

/** For one page. */
export function createVariationEvents(page: Page): VariationEvents {
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

/** The variation that somebody's `found_variation` or `show_variation` is about; null when it names none. */
export function readReceivedVariation({ args, detail }: ReceivedEvent): Variation | null {
  const variation = args[0] ?? (isRecord(detail) ? detail["variation"] : null)
  return isRecord(variation) && readVariationText(variation, "variation_id") !== "" ? variation : null
}
