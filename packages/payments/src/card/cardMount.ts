import { defineBehaviour, listen, type Page, type Scope, findEventElement } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import { createCardForm } from "./cardForm.ts"
import { cardsService } from "./cards.ts"
import { checkoutUpdated, paymentMethodSelected } from "./checkoutTopics.ts"
import { parseFragmentSettings } from "../domain/index.ts"
import { freshSettingsService } from "../freshSettings.ts"
import { anyPaymentForm, paymentSelectors } from "../host.ts"
import { takesCards } from "../takesCards.ts"

/** Mounts the provider's card form where the host has a place for it. Source: checkout contract §8.1. */
export const cardMount = defineBehaviour({
  name: "card-form",
  selector: (page) => (takesCards(page) ? paymentSelectors.mount : null),
  connect(mount: HTMLElement, scope: Scope) {
    return () => start(scope, mount)
  },
})

function start(scope: Scope, mount: HTMLElement): void {
  const { page } = scope
  const card = createCardForm(scope, mount)
  const forget = cardsService.of(page).add(mount, card)
  page.events.send({ name: "wc-credit-card-form-init", target: page.document.body })
  const offs = [
    checkoutUpdated.on(page, (answer) => {
      readAnswer(page, answer)
      card.update()
    }),
    paymentMethodSelected.on(page, () => card.update()),
    forget,
  ]
  scope.onEnd(() => {
    for (const off of offs) off()
  })
  listen(page.window, "online", () => card.retry(), { signal: scope.signal })
  const form = mount.closest(anyPaymentForm)
  if (form) {
    scope.listenToField(form, "change", (event) => {
      if (!findEventElement(page, event)?.matches("[type=radio], [type=checkbox]")) return
      // Wait a frame: other scripts open the place of a chosen card, and uncheck the save box where nothing can be saved.
      page.clock.nextFrame(() => card.update())
    })
  }
  card.update()
}

function readAnswer(page: Page, answer: unknown): void {
  const fragments = readMember(answer, ["fragments"])
  if (isRecord(fragments)) readFragmentSettings(page, fragments)
}

/** Reads the payment settings in an order review response, since scripts in the shop's markup don't run. */
export function readFragmentSettings(page: Page, fragments: Readonly<Record<string, unknown>>): void {
  for (const html of Object.values(fragments)) {
    const settings = typeof html === "string" ? parseFragmentSettings(html) : null
    if (settings) freshSettingsService.of(page).current = { ...freshSettingsService.of(page).current, ...settings }
  }
}
