import { formatLostAnswer } from "@ringside/cart"
import { type Page, variationFound } from "@ringside/core"
import type { VariationResult } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import type { VariationAnswer } from "./variationFetcher.ts"
import type { AttributeSelects } from "./attributeSelects.ts"
import type { FocusChoice } from "./choiceFocus.ts"
import type { FormMessage } from "./formMessage.ts"
import type { ShownChoice } from "./shownChoice.ts"
import { readVariationTexts } from "./variationTexts.ts"

interface ResetLinks {
  readonly areShown: boolean
  readonly selects: AttributeSelects
  readonly focusChoice: FocusChoice
}

/** Shows or hides the links that clear the choice. Hidden ones keep their place, so that nothing moves; focus must not be lost with one. */
export function showResetLinks(
  { document, decorations }: Page,
  form: Element,
  { areShown, selects, focusChoice }: ResetLinks,
): void {
  const [first] = selects.list()
  for (const link of form.querySelectorAll<HTMLElement>(variationSelectors.reset)) {
    if (!areShown && document.activeElement === link && first) focusChoice(first)
    decorations.style(link, "visibility", areShown ? "visible" : "hidden")
    if (areShown) decorations.show(link, true, "inline-block")
  }
}

/** The form, its message and its events, by which a result is shown. */
interface ResultNeeds {
  readonly element: HTMLElement
  readonly shown: ShownChoice
  readonly message: FormMessage
  readonly send: (name: string, values?: Readonly<Record<string, unknown>>) => void
}

/** Shows the result of a search, and sends the host's event of it. A quiet one shows no message where no variation was found. */
export function showResult(
  page: Page,
  { element, shown, send, message }: ResultNeeds,
  { outcome, isQuiet }: { readonly outcome: VariationResult | VariationAnswer; readonly isQuiet: boolean },
): void {
  message.clear()
  if (outcome.kind === "found") {
    shown.find(outcome.variation)
    send("found_variation", { variation: outcome.variation })
    variationFound.send(page)
    return
  }
  shown.reset()
  send("reset_data")
  if (!isQuiet) showOutcome(page, { form: element, message, kind: outcome.kind })
}

interface Outcome {
  readonly form: Element
  readonly message: FormMessage
  readonly kind: "incomplete" | "none" | "failed"
}

/** Shows the message for a choice without a variation. */
function showOutcome(page: Page, { form, message, kind }: Outcome): void {
  const place = form.querySelector(variationSelectors.block) ?? form.lastElementChild
  const text = formatOutcome(page, kind)
  if (text === null || !place) return
  message.show(text, place, `wc-no-matching-variations woocommerce-${kind === "failed" ? "error" : "info"}`)
}

/** The message for a choice without a variation; null while the choice is incomplete. */
function formatOutcome(page: Page, kind: "incomplete" | "none" | "failed"): string | null {
  if (kind === "none") return readVariationTexts(page).noMatch
  return kind === "failed" ? formatLostAnswer(page) : null
}
