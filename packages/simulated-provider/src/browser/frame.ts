import { type CardInput, readCard } from "../cards.ts"
import { isFrameMessage, type FrameMessage } from "./frames.ts"
import { addCountry, createCountryField } from "./countryField.ts"
import { type FrameTexts, frameTexts, translateError } from "./frameTexts.ts"
import { applyAppearance, loadFonts, useFrameStyles } from "./frameStyles.ts"
import type { SheetModel } from "./sheetModel.ts"
import { sheetTexts } from "./sheetTexts.ts"
import { createSheetView, type SheetView } from "./sheetView.ts"

/** Card fields, the bank's challenge, or a wallet's sheet. They are in a frame, so that the page outside has no access to the card. */
const { parent, document } = window
let texts: FrameTexts = frameTexts.en
let fields: Readonly<Record<keyof CardInput, HTMLInputElement>> | null = null
let country: HTMLSelectElement | null = null
let sheet: SheetView | null = null
let challenge: { readonly url: string; readonly secret: string } | null = null

/** The origin of the page that contains this frame; without `ancestorOrigins`, the simulation's own origin. */
let outside = window.location.ancestorOrigins?.[0] ?? window.location.origin

function report(action: string, data: unknown, id = ""): void {
  const message: FrameMessage = { simulated: true, id, action, data }
  parent.postMessage(message, outside)
}

window.addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== outside || !isFrameMessage(event.data)) return
  const { action, data, id } = event.data
  void handle(action, data).then((answer) => report("answer", answer, id))
})

async function handle(action: string, data: unknown): Promise<unknown> {
  switch (action) {
    case "show":
      return show(data)
    case "submit":
      return submit()
    case "create":
      return create(data)
    case "focus":
      return fields?.number.focus()
    case "fill":
      return fill(data)
    case "chooseCard":
      return sheet?.chooseCard(String(data))
    case "challenge":
      return answerChallenge(String(data))
    default:
      return null
  }
}

function show(data: unknown): void {
  const { kind, locale, options, appearance, fonts, url, secret, model } = data as Record<string, unknown>
  texts = frameTexts[locale === "es" ? "es" : "en"]
  document.documentElement.lang = locale === "es" ? "es" : "en"
  document.title = texts.simulated
  if (kind === "sheet") return showSheet(model as SheetModel)
  if (kind === "challenge") showChallenge(String(url), String(secret))
  else if (!fields) {
    showCard(options)
    loadFonts(document, fonts)
  }
  applyAppearance(document, appearance)
  report("height", document.documentElement.offsetHeight + 2)
}

function showSheet(model: SheetModel): void {
  if (!sheet) {
    const language = document.documentElement.lang === "es" ? "es" : "en"
    sheet = createSheetView(document, sheetTexts[language], (action) => report("sheet", action))
    new ResizeObserver(() => report("height", document.body.offsetHeight)).observe(document.body)
  }
  sheet.update(model)
}

function showCard(options: unknown): void {
  const number = createField(texts.number, "cc-number", "1234 1234 1234 1234")
  const expiry = createField(texts.expiry, "cc-exp", texts.expiryHint)
  const cvc = createField(texts.cvc, "cc-csc", "123")
  fields = { number: number.input, expiry: expiry.input, cvc: cvc.input }
  const note = document.createElement("p")
  note.className = "note"
  note.textContent = texts.note
  const pair = document.createElement("div")
  pair.className = "pair"
  pair.append(expiry.row, cvc.row)
  document.body.replaceChildren(note, number.row, pair)
  const asked = createCountryField(document, texts.country, options)
  if (asked) document.body.append(asked.row)
  country = asked?.select ?? null
  document.body.addEventListener("input", reportChange)
  document.body.addEventListener("focusin", () => report("focus", {}))
  document.body.addEventListener("focusout", () => report("blur", {}))
}

function createField(label: string, autocomplete: string, placeholder: string) {
  const row = document.createElement("div")
  const name = document.createElement("label")
  const input = document.createElement("input")
  input.id = autocomplete
  name.htmlFor = autocomplete
  name.textContent = label
  input.autocomplete = autocomplete as "cc-number"
  input.inputMode = "numeric"
  input.placeholder = placeholder
  input.maxLength = 24
  row.append(name, input)
  return { row, input }
}

function readInput(): CardInput {
  return { number: fields?.number.value ?? "", expiry: fields?.expiry.value ?? "", cvc: fields?.cvc.value ?? "" }
}

function reportChange(): void {
  const input = readInput()
  const isEmpty = Object.values(input).every((value) => value === "")
  report("change", { complete: !("error" in readCard(input, new Date())), empty: isEmpty, value: { type: "card" } })
}

function submit(): object {
  const read = readCard(readInput(), new Date())
  const code = "error" in read ? read.error.code : ""
  const wrong = (["number", "expiry", "cvc"] as const).find((name) => code.includes(name))
  for (const [name, input] of Object.entries(fields ?? {})) {
    input.toggleAttribute("aria-invalid", false)
    if (name === wrong) input.setAttribute("aria-invalid", "true")
  }
  return "error" in read ? { error: translateError(texts, read.error) } : {}
}

async function create(data: unknown): Promise<object> {
  const { key, billingDetails } = data as Record<string, unknown>
  const body = new URLSearchParams({ ...(sheet?.readCard() ?? readInput()), key: String(key) })
  try {
    const answer = await fetch("/simulated-provider/v1/payment_methods", { method: "POST", body })
    const taken = (await answer.json()) as Record<string, unknown>
    if ("error" in taken) return { error: translateError(texts, Object(taken.error) as object) }
    return { paymentMethod: { ...taken, billing_details: addCountry(billingDetails, country?.value) } }
  } catch {
    return { error: { type: "api_connection_error", message: texts.unreachable } }
  }
}

function fill(data: unknown): void {
  const given = data as Partial<CardInput>
  for (const [name, input] of Object.entries(fields ?? {})) {
    const value = given[name as keyof CardInput]
    if (value !== undefined) input.value = value
  }
  reportChange()
}

function showChallenge(url: string, secret: string): void {
  challenge = { url, secret }
  const heading = document.createElement("h1")
  heading.textContent = texts.challenge
  const note = document.createElement("p")
  note.className = "note"
  note.textContent = texts.challengeNote
  const buttons = (["complete", "fail", "close"] as const).map((answer) => {
    const button = document.createElement("button")
    button.type = "button"
    button.textContent = texts.answers[answer]
    button.addEventListener("click", () => void answerChallenge(answer))
    return button
  })
  document.body.replaceChildren(heading, note, ...buttons)
  buttons[0]?.focus()
}

// Escape closes a dialog only if its own document has focus; here the frame's document has it.
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return
  if (sheet) sheet.cancel()
  else void answerChallenge("close")
})

async function answerChallenge(answer: string): Promise<void> {
  if (!challenge) return
  const { url, secret } = challenge
  challenge = null
  const body = new URLSearchParams({ client_secret: secret, challenge: answer })
  try {
    const response = await fetch(url, { method: "POST", body })
    report("answered", await response.json())
  } catch {
    report("answered", { error: { type: "api_connection_error", message: texts.unreachable } })
  }
}

useFrameStyles(document)
// For browsers that don't report the parent's origin: the simulation's frames are in pages of its own origin.
outside ||= window.location.origin
report("ready", null)
