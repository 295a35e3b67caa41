import type { CardInput } from "../cards.ts"
import type { SheetAction } from "./sheetDialog.ts"
import type { SheetModel } from "./sheetModel.ts"
import { type SheetCard, sheetCards, type SheetTexts } from "./sheetTexts.ts"
import { useSheetStyles } from "./sheetStyles.ts"

/** The sheet in its frame. */
export interface SheetView {
  update(model: SheetModel): void
  chooseCard(number: string): void
  /** The selected test card, as card form input. */
  readCard(): CardInput
  cancel(): void
}

type SendAction = (action: SheetAction) => void

/** Builds the sheet once; later models update its content and keep the focus. */
export function createSheetView(document: Document, texts: SheetTexts, sendAction: SendAction): SheetView {
  useSheetStyles(document)
  const build = createBuilder(document)
  const parts = createParts(build, texts)
  const { cards, cancel } = parts
  let chosenCard: string = sheetCards.success
  let shownRates = ""

  cards.select.replaceChildren(
    ...Object.entries(sheetCards).map(([card, number]) => createOption(build, number, texts.cards[card as SheetCard])),
  )
  cards.select.addEventListener("change", () => (chosenCard = cards.select.value))
  listenToParts(parts, sendAction)
  document.body.replaceChildren(...arrangeParts(build, parts, texts))
  cancel.focus()
  return {
    readCard: () => ({ number: chosenCard, expiry: "12/40", cvc: chosenCard.startsWith("3") ? "1234" : "123" }),
    chooseCard(number) {
      chosenCard = number.replaceAll(" ", "")
      cards.select.value = chosenCard
    },
    cancel: () => sendAction({ kind: "cancel" }),
    update(model) {
      showAddresses({ build, parts, texts }, model)
      shownRates = showRates({ build, parts, texts }, model, shownRates)
      showSums({ build, parts, texts }, model)
      showState({ build, parts, texts }, model)
      document.body.setAttribute("aria-busy", String(model.busy !== null))
    },
  }
}

type Build = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
  text?: string,
) => HTMLElementTagNameMap[Name]

function createBuilder(document: Document): Build {
  return (name, className = "", text = "") => {
    const element = document.createElement(name)
    if (className !== "") element.className = className
    element.textContent = text
    return element
  }
}

type SheetElements = ReturnType<typeof createParts>

/** The sheet's elements with their shared dependencies. */
interface Shown {
  readonly build: Build
  readonly parts: SheetElements
  readonly texts: SheetTexts
}

function createParts(build: Build, texts: SheetTexts) {
  const status = build("p", "status")
  const problem = build("p", "problem")
  // Changes are announced politely; errors interrupt.
  status.setAttribute("role", "status")
  problem.setAttribute("role", "alert")
  const [pay, cancel] = [build("button", "pay"), build("button", "cancel", texts.cancel)]
  for (const button of [pay, cancel]) button.type = "button"
  return {
    heading: build("h1"),
    business: build("p", "business"),
    addresses: createSelect(build, "address", texts.address),
    rates: build("fieldset"),
    cards: createSelect(build, "card", texts.card),
    contact: build("div", "row"),
    lines: build("dl"),
    total: build("dl", "total"),
    ...{ status, problem, pay, cancel },
  }
}

function createSelect(build: Build, id: string, label: string) {
  const row = build("div", "field")
  const name = build("label", "", label)
  const select = build("select")
  select.id = id
  name.htmlFor = id
  row.append(name, select)
  return { row, select }
}

function listenToParts({ addresses, rates, pay, cancel }: SheetElements, sendAction: SendAction): void {
  addresses.select.addEventListener("change", () => sendAction({ kind: "address", id: addresses.select.value }))
  rates.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) sendAction({ kind: "rate", id: target.value })
  })
  pay.addEventListener("click", () => sendAction({ kind: "pay" }))
  cancel.addEventListener("click", () => sendAction({ kind: "cancel" }))
}

function arrangeParts(build: Build, parts: SheetElements, { note }: SheetTexts): readonly HTMLElement[] {
  const { heading, business, addresses, rates, cards, contact, lines, total, problem, status, pay, cancel } = parts
  const [head, body, foot] = [build("header"), build("main"), build("footer")]
  head.append(heading, cancel)
  foot.append(total, problem, status, pay)
  body.append(build("p", "note", note), business, addresses.row, rates, cards.row, contact, lines)
  return [head, body, foot]
}

function showAddresses({ build, parts: { addresses }, texts }: Shown, model: SheetModel): void {
  const choices = model.addresses.map(({ id, label, isOffered }) => {
    const choice = createOption(build, id, isOffered ? label : `${label} – ${texts.notDeliverable}`)
    choice.disabled = !isOffered
    return choice
  })
  addresses.select.replaceChildren(...choices)
  addresses.select.value = model.selectedAddress ?? ""
  addresses.row.hidden = model.addresses.length === 0
}

function createOption(build: Build, value: string, text: string): HTMLOptionElement {
  const element = build("option", "", text)
  element.value = value
  return element
}

/** Rebuilds the radio buttons only if the rates differ from `shown`, so that the selected one keeps the focus. Returns the shown rates. */
function showRates({ build, parts: { rates }, texts }: Shown, model: SheetModel, shown: string): string {
  const key = JSON.stringify(model.rates)
  if (key !== shown) {
    rates.replaceChildren(build("legend", "", texts.rate), ...model.rates.map((rate) => createRate(build, rate)))
  }
  for (const input of rates.querySelectorAll("input")) input.checked = input.value === model.selectedRate
  rates.hidden = model.rates.length === 0
  return key
}

function createRate(build: Build, { id, name, detail, amount }: SheetModel["rates"][number]): HTMLElement {
  const row = build("label", "rate")
  const input = build("input")
  input.type = "radio"
  input.name = "rate"
  input.value = id
  const words = build("span", "rate-name", name)
  if (detail !== "") words.append(build("small", "", detail))
  row.append(input, words, build("span", "amount", amount))
  return row
}

function showSums({ build, parts, texts }: Shown, model: SheetModel): void {
  const { contact, lines, total } = parts
  const createTerm = (name: string, amount: string) => [build("dt", "", name), build("dd", "", amount)]
  contact.replaceChildren(build("h2", "", texts.contact), ...model.contact.map((line) => build("p", "", line)))
  lines.replaceChildren(...model.lines.flatMap(({ name, amount }) => createTerm(name, amount)))
  lines.hidden = model.lines.length === 0
  total.replaceChildren(...createTerm(texts.total, model.total))
}

function showState({ parts, texts }: Shown, { wallet, business, total, busy, problem }: SheetModel): void {
  parts.heading.textContent = wallet
  parts.business.textContent = business === "" ? "" : texts.payTo(business)
  parts.business.hidden = business === ""
  parts.status.textContent = busy === null ? "" : texts.busy[busy]
  parts.problem.textContent = problem === null ? "" : texts.problem[problem]
  parts.pay.textContent = texts.pay(total)
  // Not `disabled`, which would lose the focus. The sheet itself refuses payment meanwhile.
  parts.pay.setAttribute("aria-disabled", String(busy !== null || problem === "address" || problem === "rate"))
  parts.cancel.setAttribute("aria-disabled", String(busy === "payment"))
}
