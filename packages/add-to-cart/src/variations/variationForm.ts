import { coreMessages, type Page } from "@ringside/core"
import {
  type AttributeValues,
  isVariationPurchasable,
  selectVariationResult,
  type VariationResult,
} from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { createVariationAsker, type VariationAnswer } from "./askForVariation.ts"
import { type AttributeSelects, createAttributeSelects } from "./attributeSelects.ts"
import { createFormLine, type FormLine, removeCopiedLines } from "./formLine.ts"
import { createShownChoice, type ShownChoice } from "./shownChoice.ts"
import type { FocusChoice } from "./choiceFocus.ts"
import type { SendOnForm } from "./variationEvents.ts"
import type { VariationLists } from "./variationLists.ts"
import { tellChange } from "./variationQuantity.ts"
import { readVariationTexts } from "./variationTexts.ts"

/** One form of the host's that chooses a variation. */
export interface VariationForm {
  readonly selects: AttributeSelects
  readonly shown: ShownChoice
  /** What went wrong with a press of the add button. */
  readonly line: FormLine
  /** Shows what is chosen already, unless that is done. */
  begin(): void
  /** Answers a choice of the shopper's. */
  choose(): void
  /** Takes every choice back. */
  clear(): void
  /** Looks for the variation that is chosen, and shows what comes of it: `check_variations`. */
  check(): void
  /** Offers in the selects what goes with the choice: `update_variation_values`. */
  update(): void
  /** Reads the form's variations again: `reload_product_variations`. */
  reload(): void
  /** Does each `press` when the question under way, or one that failed before, finds what can be bought; false when nothing is asked. */
  pressWhenFound(press: () => void): boolean
  /** Takes off the form what the page's own record of changes doesn't hold. */
  stop(): void
}

/** By then the form shows what is chosen already. */
const readListWithinMs = 100

interface FormSurroundings {
  readonly send: SendOnForm
  readonly lists: VariationLists
  readonly focusChoice: FocusChoice
}

/** The order of events is the host's own: what an event asks for is done, then others hear of it. Source: catalogue-and-cart contract §9. */
export function createVariationForm(
  page: Page,
  element: HTMLElement,
  { send: sendOn, lists, focusChoice }: FormSurroundings,
): VariationForm {
  const send = (name: string, values?: Readonly<Record<string, unknown>>) => sendOn(name, element, values)
  const selects = createAttributeSelects(page, element)
  const shown = createShownChoice(page, element, sendOn)
  const asker = createVariationAsker(page, element)
  removeCopiedLines(element)
  const [line, result] = [createFormLine(page), createFormLine(page)]
  let isStarting = true
  /** Counts up with each look at the choice, so that the answer to an earlier one is known as late. */
  let look = 0
  let asking: "nothing" | "now" | "in vain" = "nothing"
  let presses: readonly (() => void)[] = []

  // Before the form needs it, if the browser has time.
  page.clock.whenIdle(() => lists.of(element), readListWithinMs)

  const endStart = (wasStarting: boolean) => {
    isStarting = false
    if (wasStarting) send("wc_variation_form", { form: element })
  }
  const stopAsking = () => {
    look += 1
    asking = "nothing"
    presses = []
    asker.cancel()
  }
  const settle = (outcome: VariationResult | VariationAnswer, isQuiet: boolean) => {
    result.clear()
    if (outcome.kind === "found") {
      shown.find(outcome.variation)
      send("found_variation", { variation: outcome.variation })
      return
    }
    shown.reset()
    send("reset_data")
    const place = element.querySelector(variationSelectors.block) ?? element.lastElementChild
    const text = isQuiet ? null : formatOutcome(page, outcome.kind)
    if (text === null || !place) return
    const tone = outcome.kind === "failed" ? "error" : "info"
    result.say(text, place, `wc-no-matching-variations woocommerce-${tone}`)
  }
  const ask = async (chosen: AttributeValues) => {
    const own = look
    asking = "now"
    const answer = await asker.ask(chosen)
    if (own !== look) return
    const waiting = presses
    stopAsking()
    settle(answer, false)
    if (answer.kind === "failed") asking = "in vain"
    if (answer.kind === "found" && isVariationPurchasable(answer.variation)) for (const press of waiting) press()
  }
  /** They are hidden so that nothing moves; focus must not vanish with one. */
  const showResetLinks = (areShown: boolean) => {
    const [first] = selects.list()
    for (const link of element.querySelectorAll<HTMLElement>(variationSelectors.reset)) {
      if (!areShown && page.document.activeElement === link && first) focusChoice(first)
      page.decorations.style(link, "visibility", areShown ? "visible" : "hidden")
    }
  }

  const form: VariationForm = {
    selects,
    shown,
    line,
    begin() {
      if (!isStarting) return
      form.check()
      send("check_variations")
      endStart(isStarting)
    },
    choose() {
      // What the shopper does is answered aloud, however early it comes.
      const wasStarting = isStarting
      isStarting = false
      line.clear()
      result.clear()
      shown.writeId("")
      if (lists.of(element).mode === "inline") send("woocommerce_variation_select_change")
      form.check()
      send("check_variations")
      send("woocommerce_variation_has_changed")
      endStart(wasStarting)
    },
    clear() {
      const chosen = selects.list().filter(({ value }) => value !== "")
      for (const select of chosen) select.value = ""
      for (const select of chosen) tellChange(page, select)
      shown.announceReset()
      send("announce_reset")
      shown.reset()
      send("reset_data")
    },
    check() {
      stopAsking()
      const { mode, variations } = lists.of(element)
      if (mode === "inline") {
        form.update()
        send("update_variation_values")
      }
      const { count, chosenCount, data } = selects.read()
      if (mode === "ajax" && count > 0 && count === chosenCount) void ask(data)
      else settle(selectVariationResult(variations, data), isStarting)
      showResetLinks(chosenCount > 0)
    },
    update() {
      const fallen = selects.narrow(lists.of(element).variations)
      if (fallen) tellChange(page, fallen)
      send("woocommerce_update_variation_values")
    },
    reload() {
      lists.reload(element)
      asker.forget()
    },
    pressWhenFound(next) {
      if (asking === "in vain") form.check()
      if (asking !== "now") return false
      presses = [...presses, next]
      return true
    },
    stop() {
      stopAsking()
      shown.restore()
      selects.restore()
    },
  }
  return form
}

/** What is said of a choice that found nothing; null while it isn't whole. */
function formatOutcome(page: Page, kind: "incomplete" | "none" | "failed"): string | null {
  if (kind === "none") return readVariationTexts(page).noMatch
  const translate = page.translator("core", coreMessages)
  return kind === "failed" ? translate(page.window.navigator.onLine ? "unknownError" : "offline") : null
}
