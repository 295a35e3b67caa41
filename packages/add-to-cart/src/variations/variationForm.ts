import { coreMessages, type Page } from "@ringside/core"
import {
  isVariationPurchasable,
  readVariationText,
  selectVariationResult,
  type AttributeValues,
  type Variation,
} from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { showAddButtonState } from "./addButtonState.ts"
import { createVariationAsker } from "./askForVariation.ts"
import { type AttributeSelects, createAttributeSelects } from "./attributeSelects.ts"
import { createFormLine, type FormLine } from "./formLine.ts"
import { createVariationDetails } from "./variationDetails.ts"
import { createResetAlert } from "./resetAlert.ts"
import type { FocusChoice } from "./swatches.ts"
import type { SendOnForm } from "./variationEvents.ts"
import type { VariationLists } from "./variationLists.ts"
import { createVariationPicture } from "./variationPicture.ts"
import { createVariationQuantity, tellChange, writeValue } from "./variationQuantity.ts"
import { readVariationTexts } from "./variationTexts.ts"

/** One form of the host's that chooses a variation. */
export interface VariationForm {
  readonly selects: AttributeSelects
  /** What went wrong with a press of the add button. */
  readonly line: FormLine
  /** Shows what is chosen already, unless that is done. */
  begin(): void
  /** Answers a choice of the shopper's. */
  choose(): void
  /** Takes every choice back. */
  clear(): void
  /** Does `press` when the question under way, or one that failed before, finds what can be bought; false when nothing is asked. */
  pressWhenFound(press: () => void): boolean
  readonly acts: VariationActs
  /** Takes off the form what the page's own records don't. */
  stop(): void
}

/** What a form does at an event of the host's. */
export interface VariationActs {
  check(): void
  update(): void
  find(variation: Variation): void
  reset(): void
  showButton(variation: Variation): void
  hideButton(): void
  reload(): void
  resetImage(): void
  announceReset(): void
}

interface FormSurroundings {
  readonly send: SendOnForm
  readonly lists: VariationLists
  readonly focusChoice: FocusChoice
}

/** The order of events is the host's own: what an event asks for is done, then others hear of it. Source: catalogue-and-cart contract §9. */
export function createVariationForm(page: Page, element: HTMLElement, around: FormSurroundings): VariationForm {
  const send = (name: string, values?: Readonly<Record<string, unknown>>) => around.send(name, element, values)
  const selects = createAttributeSelects(page, element)
  const readList = () => around.lists.of(element)
  const asker = createVariationAsker(page, element)
  const details = createVariationDetails(page, element)
  const quantity = createVariationQuantity(page, element)
  const picture = createVariationPicture(page, element, around.send)
  const resetAlert = createResetAlert(page, element)
  const [line, result] = [createFormLine(page), createFormLine(page)]
  let isStarting = true
  let question = 0
  let state: "idle" | "asking" | "failed" = "idle"
  let press: (() => void) | null = null

  const writeVariationId = (id: string) => {
    for (const input of element.querySelectorAll<HTMLInputElement>(variationSelectors.variationId)) {
      writeValue(page.decorations, input, id)
      tellChange(page, input)
    }
  }
  const sayResult = (text: string, className: string) => {
    const place = element.querySelector(variationSelectors.block) ?? element.lastElementChild
    if (place) result.say(text, place, `wc-no-matching-variations ${className}`)
  }
  /** They are hidden so that nothing moves; focus must not vanish with one. */
  const showResetLinks = (areShown: boolean) => {
    const { decorations, document } = page
    for (const link of element.querySelectorAll<HTMLElement>(variationSelectors.reset)) {
      const [first] = selects.list()
      if (!areShown && document.activeElement === link && first) around.focusChoice(first)
      decorations.style(link, "visibility", areShown ? "visible" : "hidden")
    }
  }
  const stopAsking = () => {
    question += 1
    state = "idle"
    press = null
    asker.cancel()
  }

  const acts: VariationActs = {
    check() {
      stopAsking()
      const { mode, variations } = readList()
      if (mode === "inline") {
        acts.update()
        send("update_variation_values")
      }
      const chosen = selects.read()
      const isComplete = chosen.count > 0 && chosen.count === chosen.chosenCount
      if (mode === "ajax" && isComplete) void ask(chosen.data)
      else settle(selectVariationResult(variations, chosen), isStarting)
      showResetLinks(chosen.chosenCount > 0)
    },
    update() {
      const fallen = selects.narrow(readList().variations)
      if (fallen) tellChange(page, fallen)
      send("woocommerce_update_variation_values")
    },
    find(variation) {
      picture.show(variation)
      details.show(variation)
      writeVariationId(readVariationText(variation, "variation_id"))
      quantity.show(variation)
      acts.showButton(variation)
      send("show_variation", { variation, purchasable: isVariationPurchasable(variation) })
    },
    reset() {
      details.reset()
      quantity.reset()
      acts.resetImage()
      send("reset_image")
      acts.hideButton()
      send("hide_variation")
    },
    showButton: (variation) =>
      showAddButtonState(page, element, isVariationPurchasable(variation) ? "purchasable" : "unavailable"),
    hideButton: () => showAddButtonState(page, element, "needed"),
    reload() {
      around.lists.reload(element)
      asker.forget()
    },
    resetImage: () => picture.reset(),
    announceReset: () => resetAlert.say(),
  }

  const settle = (found: ReturnType<typeof selectVariationResult> | { readonly kind: "failed" }, isQuiet: boolean) => {
    result.clear()
    if (found.kind === "found") {
      const { variation } = found
      acts.find(variation)
      send("found_variation", { variation })
      return
    }
    acts.reset()
    send("reset_data")
    if (found.kind === "none" && !isQuiet) sayResult(readVariationTexts(page).noMatch, "woocommerce-info")
    if (found.kind === "failed") {
      const translate = page.translator("core", coreMessages)
      sayResult(translate(page.window.navigator.onLine ? "unknownError" : "offline"), "woocommerce-error")
    }
  }
  const ask = async (chosen: AttributeValues) => {
    const own = question
    state = "asking"
    const answer = await asker.ask(chosen)
    if (own !== question) return
    const waiting = press
    stopAsking()
    settle(answer, false)
    if (answer.kind === "failed") state = "failed"
    if (answer.kind === "found" && isVariationPurchasable(answer.variation)) waiting?.()
  }

  const endStart = (wasStarting: boolean) => {
    isStarting = false
    if (wasStarting) send("wc_variation_form", { form: element })
  }
  return {
    selects,
    line,
    acts,
    begin() {
      if (!isStarting) return
      acts.check()
      send("check_variations")
      endStart(isStarting)
    },
    choose() {
      // What the shopper does is answered aloud, however early it comes.
      const wasStarting = isStarting
      isStarting = false
      line.clear()
      result.clear()
      writeVariationId("")
      const isInline = readList().mode === "inline"
      if (isInline) send("woocommerce_variation_select_change")
      acts.check()
      send("check_variations")
      send("woocommerce_variation_has_changed")
      endStart(wasStarting)
    },
    clear() {
      const chosen = selects.list().filter(({ value }) => value !== "")
      for (const select of chosen) select.value = ""
      for (const select of chosen) tellChange(page, select)
      acts.announceReset()
      send("announce_reset")
      acts.reset()
      send("reset_data")
    },
    pressWhenFound(next) {
      if (state === "failed") acts.check()
      if (state !== "asking") return false
      press = next
      return true
    },
    stop() {
      stopAsking()
      quantity.restore()
      details.restore()
      resetAlert.restore()
      picture.restore()
      selects.restore()
    },
  }
}
