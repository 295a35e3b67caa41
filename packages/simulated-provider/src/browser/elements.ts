import { type CardElementState, createCardElement } from "./cardElement.ts"
import { checkElements, checkPaymentElement, isOptions, listOwedDetails, type Options, readPath } from "./checks.ts"
import type { CallLog } from "./errors.ts"

/** What all objects of one page share. */
export interface SimulatedPage {
  readonly view: Window & typeof globalThis
  /** Where the simulation is served. */
  readonly origin: string
  readonly log: CallLog
  /** The card elements that are on the page, for tests. */
  readonly cards: Set<CardElementState>
}

/** Elements of one payment, as pages use them. */
export interface Elements {
  create(type: string, options?: unknown): unknown
  getElement(type: string): unknown
  update(options: unknown): void
  submit(): Promise<unknown>
}

/** What `createPaymentMethod` finds out about elements. */
export interface ElementsState {
  readonly elements: Elements
  /** Makes a payment method of what is in the card element; throws where the page uses it wrongly. */
  createPaymentMethod(key: string, params: unknown): Promise<unknown>
}

/** Makes elements. Source: express-checkout §14.1. */
export function createElements(page: SimulatedPage, locale: string, given: unknown): ElementsState {
  const { log } = page
  if (!isOptions(given)) throw log.violate("elements() needs an object.")
  let options: Options = given
  const problem = checkElements(options, "elements()")
  if (problem !== null) throw log.violate(problem)
  log.call("elements", options)
  let card: CardElementState | null = null
  let isSubmitted = false

  const elements: Elements = {
    create(type, elementOptions = {}) {
      if (type !== "payment") throw log.violate(`A valid Element name must be provided; the simulation has no ${type}.`)
      if (card) throw log.violate("Can only create one Element of type payment.")
      const own = isOptions(elementOptions) ? elementOptions : {}
      const wrong = isOptions(elementOptions) ? checkPaymentElement(own) : "elements.create() needs an object."
      if (wrong !== null) throw log.violate(wrong)
      log.call("elements.create", type, own)
      const made = createCardElement({ ...page, locale, check: checkPaymentElement }, own, options.appearance)
      card = made
      page.cards.add(made)
      const { destroy } = made.element
      made.element.destroy = () => {
        page.cards.delete(made)
        destroy()
        card = null
      }
      return made.element
    },
    getElement: (type) => (type === "payment" ? (card?.element ?? null) : null),
    update(changes) {
      if (!isOptions(changes)) throw log.violate("elements.update() needs an object.")
      log.call("elements.update", changes)
      const next = { ...options, ...changes }
      const wrong = checkElements(next, "elements.update()")
      if (wrong !== null) throw log.violate(wrong)
      options = next
      if (changes.appearance !== undefined) card?.restyle(changes.appearance)
    },
    async submit() {
      log.call("elements.submit")
      const frame = card?.frame()
      if (!frame) throw log.violate("elements.submit() needs a mounted Element.")
      const result = await frame.ask("submit")
      isSubmitted = !(isOptions(result) && "error" in result)
      return result
    },
  }
  return {
    elements,
    async createPaymentMethod(key, params) {
      if (options.paymentMethodCreation !== "manual") throw log.violate("paymentMethodCreation must be manual.")
      if (!isSubmitted) throw log.violate("elements.submit() must be called before stripe.createPaymentMethod().")
      const frame = card?.frame()
      if (!card || !frame) throw log.violate("createPaymentMethod() needs a mounted Element.")
      const details = readPath(params, ["billing_details"])
      const owed = listOwedDetails(card.options()).find((path) => typeof readPath(details, path) !== "string")
      if (owed) {
        throw log.violate(
          `You specified "never" for fields.billingDetails.${owed.join(".")}, but did not pass it in params.`,
        )
      }
      isSubmitted = false
      return frame.ask("create", { key, billingDetails: details ?? {} })
    },
  }
}
