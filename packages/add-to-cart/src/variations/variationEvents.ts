import type { Page, ReceivedEvent } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { readVariationText, type Variation } from "../domain/index.ts"

/** Sends one of the host's events on a form; `values` are its arguments, in their order. */
export type SendOnForm = (name: string, form: Element, values?: Readonly<Record<string, unknown>>) => void

/** The function that sends the events of the forms of `page`. Source: catalogue-and-cart contract §13. */
export function createSendOnForm(page: Page): SendOnForm {
  return (name, form, values = {}) => {
    const args = Object.values(values)
    page.events.send({ name, target: form, args, detail: { ...values, args } })
  }
}

/** The variation in another script's `found_variation` or `show_variation`; null when it has none. */
export function readReceivedVariation({ args, detail }: ReceivedEvent): Variation | null {
  const variation = args[0] ?? (isRecord(detail) ? detail["variation"] : null)
  return isRecord(variation) && readVariationText(variation, "variation_id") !== "" ? variation : null
}
