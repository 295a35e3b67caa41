import {
  readHostSettings,
  defineBehaviour,
  findTypedElement,
  isLoggedIn,
  type Page,
  provideSetFunctions,
  type Scope,
} from "@ringside/core"
import { checkoutUpdated, offersSaving } from "@ringside/payments"
import { savedTokensSettings } from "../hostSettings.ts"
import { type CardToken, isCardExpired, readExpiry, selectPaymentChoice } from "../domain/index.ts"
import { choiceParts, payPageSelectors } from "./host.ts"
import { savedTokensJob } from "./jobs.ts"
import { payPageMessages } from "./messages.ts"

/** The cards of a payment box: saved ones, a new one and whether it is saved. Source: checkout contract §9. */
export const savedTokens = defineBehaviour({
  name: "saved-cards",
  selector: ({ jobs }) => (jobs.isOurs(savedTokensJob) ? `${payPageSelectors.box}:has(${choiceParts})` : null),
  start(page) {
    provideSetFunctions(page, {
      isOurs: () => page.jobs.isOurs(savedTokensJob),
      // Gateways call it for lists that they have inserted.
      functions: { wc_tokenization_form: () => page.scan() },
    })
  },
  connect(box: HTMLElement, scope: Scope) {
    return () => start(scope, box)
  },
})

function start(scope: Scope, box: HTMLElement): void {
  const { page } = scope
  const isAdding = box.closest(payPageSelectors.addingForm) !== null
  const saveBox = box.querySelector<HTMLInputElement>(`${payPageSelectors.saveRow} input[type=checkbox]`)
  // A card that is added to the account is always saved.
  if (isAdding && saveBox) saveBox.checked = true
  const update = (chosen?: string) => (isAdding ? showNewCardAlone(scope, box) : showChoice(scope, box, chosen))
  scope.listenToField(page.document, "change", (event) => {
    const input = findTypedElement(page, event, "HTMLInputElement")
    if (input?.matches(payPageSelectors.token) && box.contains(input)) update(input.value)
    else if (input?.matches(payPageSelectors.createAccount)) update()
  })
  // A mounted card form keeps its box when the order review is replaced, with new markup around the form.
  const off = checkoutUpdated.on(page, () => update())
  scope.onEnd(off)
  update()
}

/** On the page that adds a card, saved cards and the save box are hidden. */
function showNewCardAlone(scope: Scope, box: HTMLElement): void {
  show(scope, box.querySelector(payPageSelectors.tokenList), false)
  show(scope, box.querySelector(payPageSelectors.saveRow), false)
}

function showChoice(scope: Scope, box: HTMLElement, chosen?: string): void {
  const { page } = scope
  const list = box.querySelector<HTMLElement>(payPageSelectors.tokenList)
  const radios = [...box.querySelectorAll<HTMLInputElement>(payPageSelectors.token)]
  const tokens = radios.filter(({ value }) => value !== "new").map((radio) => readToken(scope, radio))
  if (list && !list.hasAttribute("role")) {
    scope.attribute(list, "role", "radiogroup")
    // Under the new role, the items would be list items without a list.
    for (const item of list.children) scope.attribute(item, "role", "presentation")
    scope.attribute(list, "aria-label", page.translator("checkout", payPageMessages)("savedCardsList"))
  }
  const type = box.querySelector<HTMLElement>(payPageSelectors.providerForm)?.dataset.paymentMethodType
  const choice = selectPaymentChoice({
    tokens,
    checked: chosen ?? readChosen(radios, tokens),
    ...readShopper(page),
    createAccountChecked:
      page.document.querySelector<HTMLInputElement>(payPageSelectors.createAccount)?.checked ?? false,
    savedCardsEnabled: type === undefined || offersSaving(page, type),
  })
  for (const radio of radios) radio.checked = radio.value === choice.selected
  show(scope, list, choice.showNewOption)
  if (list && !choice.showNewOption) removeNewRow(scope, list)
  show(scope, box.querySelector(payPageSelectors.cardFields), choice.showForm)
  // Its box stays as it is, as with the platform's script: a gateway ticks and disables it for a subscription, whose renewals need the card.
  show(scope, box.querySelector(payPageSelectors.saveRow), choice.showSaveCheckbox)
}

/** Removes the choice of a new card where there is no other: its field isn't sent, as with the platform's script. */
function removeNewRow({ onEnd }: Scope, list: HTMLElement): void {
  const row = list.querySelector(payPageSelectors.newRow)
  if (!row) return
  const next = row.nextSibling
  row.remove()
  onEnd(() => list.insertBefore(row, next?.parentNode === list ? next : null))
}

/** Reads the value of the checked radio button; null if the shop has checked an expired card. */
function readChosen(radios: readonly HTMLInputElement[], tokens: readonly CardToken[]): string | null {
  const radio = radios.find(({ checked }) => checked)
  const isExpiredPreset = radio?.defaultChecked && tokens.some(({ id, isExpired }) => isExpired && id === radio.value)
  return radio && !isExpiredPreset ? radio.value : null
}

function readToken(scope: Scope, radio: HTMLInputElement): CardToken {
  const row = radio.closest("li")
  const isExpired = isCardExpired(readExpiry(row?.textContent ?? ""), scope.page.clock.now())
  const label = row?.querySelector<HTMLElement>("label")
  if (isExpired && label) markExpired(scope, label)
  return { id: radio.value, isDefault: radio.defaultChecked, isExpired }
}

/** Adds an "Expired" tag to a card's name, once. */
export function markExpired(scope: Scope, place: HTMLElement): void {
  if (place.querySelector(".ringside-expired")) return
  const { page } = scope
  const tag = page.document.createElement("span")
  tag.className = "ringside-expired"
  tag.textContent = ` ${page.translator("checkout", payPageMessages)("expired")}`
  place.append(tag)
  scope.insert(tag)
}

function readShopper(page: Page) {
  const settings = readHostSettings(page, savedTokensSettings)
  return { ...settings, isLoggedIn: settings.isLoggedIn || isLoggedIn(page) }
}

function show(scope: Scope, element: HTMLElement | null, isShown: boolean): void {
  if (element) scope.show(element, isShown)
}
