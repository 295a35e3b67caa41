import { type Page, type Scope, variationChosen } from "@ringside/core"
import {
  type AttributeValues,
  isVariationPurchasable,
  selectVariationResult,
  type VariationResult,
} from "../domain/index.ts"
import { createVariationFetcher, type VariationAnswer } from "./variationFetcher.ts"
import { type AttributeSelects, createAttributeSelects } from "./attributeSelects.ts"
import { createFormMessage, type FormMessage } from "./formMessage.ts"
import { showResetLinks, showResult } from "./formOutcome.ts"
import { createShownChoice, type ShownChoice } from "./shownChoice.ts"
import { choiceFocusOf } from "./choiceFocus.ts"
import { decodeService } from "./decodeService.ts"
import { createSendOnForm, sendStart } from "./variationEvents.ts"
import { variationListsService } from "./variationLists.ts"
import { notifyChange } from "./variationQuantity.ts"

/** One form of the host's that chooses a variation. */
export interface VariationForm {
  readonly selects: AttributeSelects
  readonly shown: ShownChoice
  /** The message about a press of the add button. */
  readonly message: FormMessage
  /** Shows the initial choice, once for each start. */
  begin(): void
  /** Starts the form once more, unless it is starting: `wc_variation_form()`, called on a form that may have new variations. */
  startAgain(): void
  /** Handles a choice of the shopper. */
  choose(): void
  /** Clears every choice. */
  clear(): void
  /** Focuses the control of the first attribute: `reset_focus`. */
  focusFirst(): void
  /** Narrows the options to the choice, finds the chosen variation and shows the result, with the links that clear it: `check_variations`. */
  check(): void
  /** Narrows the options of the selects to the choice: `update_variation_values`. */
  update(): void
  /** Reads the form's variations again: `reload_product_variations`. */
  reload(): void
  /**
   * Repeats each `press` when the running request, or a repeated one after a failure, finds a variation that can be bought; false when no
   * request is needed.
   */
  pressWhenFound(press: () => void): boolean
  /** Restores the changes that the page's own record doesn't contain. */
  stop(): void
}

/** How long after its start a form shows the initial choice: scripts listen to it after they have called `wc_variation_form()`. */
export const startMs = 100

/**
 * Creates the form, whose changes are recorded in the `decorations` of the scope's page. The order of events is the host's: an event's
 * action is done before other scripts receive it. Source: catalogue-and-cart contract §9.
 */
export function createVariationForm(scope: Scope, element: HTMLElement): VariationForm {
  const { page, after } = scope
  const sendOn = createSendOnForm(page)
  const lists = variationListsService.of(page)
  const focusChoice = choiceFocusOf(page)
  const send = (name: string, values?: Readonly<Record<string, unknown>>) => sendOn(name, element, values)
  const selects = createAttributeSelects(page, element)
  const shown = createShownChoice(scope, element, sendOn)
  const fetcher = createVariationFetcher(page, element)
  const [message, resultMessage] = [createFormMessage(page), createFormMessage(page)]
  let isStarting = true
  /** Counts the searches, to ignore the response to an earlier one. */
  let searchCount = 0
  let request: "none" | "running" | "failed" = "none"
  let presses: readonly (() => void)[] = []

  // Read the list before the form needs it, if the browser is idle.
  page.clock.whenIdle(() => lists.of(element), startMs)

  const endStart = (wasStarting: boolean) => {
    isStarting = false
    if (wasStarting) sendStart(page, element, lists.of(element))
  }
  const sendSelectChange = () => {
    if (lists.of(element).mode === "inline") send("woocommerce_variation_select_change")
  }
  const cancelSearch = () => {
    searchCount += 1
    request = "none"
    presses = []
    fetcher.cancel()
  }
  const settle = (outcome: VariationResult | VariationAnswer, { isQuiet }: { readonly isQuiet: boolean }) =>
    showResult(page, { element, shown, send, message: resultMessage }, { outcome, isQuiet })
  const fetchResult = async (chosen: AttributeValues) => {
    const ownSearch = searchCount
    request = "running"
    const answer = await fetcher.fetch(chosen)
    if (ownSearch !== searchCount) return
    const waiting = presses
    cancelSearch()
    settle(answer, { isQuiet: false })
    if (answer.kind === "failed") request = "failed"
    if (answer.kind === "found" && isVariationPurchasable(answer.variation)) for (const press of waiting) press()
  }
  const form: VariationForm = {
    selects,
    shown,
    message,
    begin() {
      if (!isStarting) return
      // Composites and bundles connect the form of each part, and then report a change of its select, maybe before this code was there.
      const isChangeMissed = !element.matches("form") && selects.read().chosenCount > 0
      if (isChangeMissed) sendSelectChange()
      form.check()
      send("check_variations")
      if (isChangeMissed) send("woocommerce_variation_has_changed")
      endStart(isStarting)
    },
    startAgain() {
      if (isStarting) return
      isStarting = true
      lists.reload(element)
      fetcher.forget()
      after(startMs, form.begin)
    },
    choose() {
      // Announce the result of a user action, however early it is.
      const wasStarting = isStarting
      isStarting = false
      message.clear()
      resultMessage.clear()
      shown.writeId("")
      shown.clearAnnouncement()
      send("clear_reset_announcement")
      sendSelectChange()
      form.check()
      send("check_variations")
      send("woocommerce_variation_has_changed")
      variationChosen.send(page)
      endStart(wasStarting)
    },
    clear: () => clearForm(page, form, send),
    focusFirst() {
      const [first] = selects.list()
      if (first) focusChoice(first)
    },
    check() {
      cancelSearch()
      const { mode, variations } = lists.of(element)
      if (mode === "inline") {
        form.update()
        send("update_variation_values")
      }
      const { count, chosenCount, data } = selects.read()
      if (mode === "ajax" && count > 0 && count === chosenCount) void fetchResult(data)
      else settle(selectVariationResult(variations, data, decodeService.of(page)), { isQuiet: isStarting })
      showResetLinks(page, element, { areShown: chosenCount > 0, selects, focusChoice })
    },
    update() {
      const fallen = selects.narrow(lists.of(element).variations)
      if (fallen) notifyChange(page, fallen)
      send("woocommerce_update_variation_values")
    },
    reload() {
      lists.reload(element)
      fetcher.forget()
      form.check()
      send("check_variations")
    },
    pressWhenFound(next) {
      if (request === "failed") form.check()
      if (request !== "running") return false
      presses = [...presses, next]
      return true
    },
    stop() {
      cancelSearch()
      shown.restore()
      selects.restore()
    },
  }
  return form
}

/** Clears every choice, in the order of the platform's script: it changes each select, chosen or not. */
function clearForm(page: Page, { selects, shown, focusFirst }: VariationForm, send: (name: string) => void): void {
  const all = selects.list()
  for (const select of all) select.value = ""
  for (const select of all) notifyChange(page, select)
  shown.announceReset()
  send("announce_reset")
  shown.reset()
  send("reset_data")
  focusFirst()
  send("reset_focus")
}
