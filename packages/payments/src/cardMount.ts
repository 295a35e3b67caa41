import { defineBehaviour, type Page, type Scope, findEventElement } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import { showsTerms } from "./cardElement.ts"
import { createCardForm } from "./cardForm.ts"
import { cardsOf } from "./cards.ts"
import { readFragmentSettings } from "./fragmentSettings.ts"
import { anyPaymentForm, paymentSelectors } from "./host.ts"
import { readPaymentSettings } from "./settings.ts"
import { takesCards } from "./takesCards.ts"

/** Mounts the provider's card form where the host has a place for it. Source: checkout contract §8.1. */
export const cardMount = defineBehaviour({
  name: "card-form",
  selector: (page) => (takesCards(page) ? paymentSelectors.mount : null),
  connect(mount: HTMLElement, scope: Scope) {
    return () => start(scope, mount)
  },
})

function start(scope: Scope, mount: HTMLElement): void {
  const { page, signal } = scope
  const card = createCardForm(scope, mount)
  const forget = cardsOf(page).add(mount, card)
  page.events.send({ name: "wc-credit-card-form-init", target: page.document.body })
  const off = page.events.on(["updated_checkout", "payment_method_selected"], ({ name, args, detail }) => {
    if (name === "updated_checkout") readAnswer(page, args[0] ?? readMember(detail, ["answer"]))
    card.update()
  })
  signal.addEventListener("abort", () => {
    off()
    forget()
  })
  const form = mount.closest(anyPaymentForm)
  if (form) {
    scope.listen(form, "change", (event) => {
      const target = findEventElement(page, event)
      if (target?.matches(paymentSelectors.saveBox)) passTerms(page, mount)
      // Wait a frame: the radio button may have opened the place, which other scripts show.
      if (target?.matches("[type=radio]")) page.clock.nextFrame(() => card.update())
    })
  }
  card.update()
}

function readAnswer(page: Page, answer: unknown): void {
  const fragments = readMember(answer, ["fragments"])
  if (isRecord(fragments)) readFragmentSettings(page, fragments)
}

/** Updates the terms in the mounted form instead of creating a new one, so that the form keeps its input. */
function passTerms(page: Page, mount: HTMLElement): void {
  const settings = readPaymentSettings(page)
  const form = mount.closest<HTMLElement>(anyPaymentForm)
  const mounted = form && cardsOf(page).find(form)?.mounted
  if (settings && mounted) mounted.element.update({ terms: { card: showsTerms(mount, settings) ? "always" : "never" } })
}
