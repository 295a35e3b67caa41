import { isOptions } from "./checks.ts"
import type { SimulatedPage } from "./elements.ts"
import { createFrame } from "./frames.ts"
import { frameTexts, translateError } from "./frameTexts.ts"

/** The parts of an intent's client secret. */
export interface IntentSecret {
  readonly kind: "payment" | "setup"
  readonly id: string
  readonly secret: string
}

/** Parses a client secret; null for any other text. */
export function readSecret(secret: unknown): IntentSecret | null {
  if (typeof secret !== "string" || !/^(pi|seti)_\w+$/.test(secret)) return null
  const [id = "", random = ""] = secret.split("_secret_")
  if (!/^(pi|seti)_./.test(id) || random === "") return null
  return { kind: id.startsWith("pi_") ? "payment" : "setup", id, secret }
}

const authenticationText =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again."

/** Completes an intent's next step, and returns the provider's result. */
export async function settleIntent(page: SimulatedPage, locale: string, known: IntentSecret): Promise<unknown> {
  const marked = readMarker(known)
  if (marked) return marked
  const intent = await fetchIntent(page, known)
  const isAsked = isOptions(intent) && intent.status === "requires_action"
  const result = describeResult(known, isAsked ? await askShopper(page, locale, known) : intent)
  if (!isOptions(result) || !isOptions(result.error)) return result
  return { ...result, error: translateError(frameTexts[locale === "es" ? "es" : "en"], result.error) }
}

/** Markers in a unit test's secret that select a result without a server. */
function readMarker({ kind, id, secret }: IntentSecret): unknown {
  const name = kind === "payment" ? "payment_intent" : "setup_intent"
  const member = kind === "payment" ? "paymentIntent" : "setupIntent"
  if (secret.endsWith("_fail")) {
    const intent = { id, status: "requires_payment_method" }
    return { error: { type: "card_error", code: "card_declined", message: "Your card was declined.", [name]: intent } }
  }
  if (secret.endsWith("_action")) return { [member]: { id, status: "requires_action" } }
  const last = { message: "Your card was declined." }
  return secret.endsWith("_lasterror")
    ? { [member]: { id, status: "requires_payment_method", last_payment_error: last } }
    : null
}

function describeResult({ kind }: IntentSecret, intent: unknown): unknown {
  if (!isOptions(intent) || "error" in intent) return intent
  const error = intent.last_payment_error ?? intent.last_setup_error
  const name = kind === "payment" ? "payment_intent" : "setup_intent"
  if (intent.status === "requires_payment_method" && isOptions(error)) return { error: { ...error, [name]: intent } }
  if (intent.status === "canceled") {
    const code = "payment_intent_authentication_failure"
    return { error: { type: "invalid_request_error", code, message: authenticationText, [name]: intent } }
  }
  return kind === "payment" ? { paymentIntent: intent } : { setupIntent: intent }
}

function intentUrl({ folder }: SimulatedPage, { kind, id }: IntentSecret): string {
  return `${folder}v1/${kind}_intents/${id}`
}

/** Fetches the intent from the simulation's server. */
export async function fetchIntent(page: SimulatedPage, known: IntentSecret): Promise<unknown> {
  try {
    const answer = await page.view.fetch(`${intentUrl(page, known)}?client_secret=${known.secret}`)
    return (await answer.json()) as unknown
  } catch {
    return { error: { type: "api_connection_error", message: "The simulated provider can't be reached." } }
  }
}

/** Shows the bank's challenge in a dialog; the frame sends the response. */
async function askShopper(page: SimulatedPage, locale: string, known: IntentSecret): Promise<unknown> {
  const { view, folder } = page
  const dialog = view.document.createElement("dialog")
  const name = locale === "es" ? "Comprobación de tu banco (simulada)" : "Your bank’s check (simulated)"
  dialog.setAttribute("aria-label", name)
  dialog.style.cssText = "width:min(26rem,92vw);padding:0;border:0;border-radius:8px"
  const frame = createFrame(view, folder, name)
  frame.element.style.height = "18rem"
  dialog.append(frame.element)
  view.document.body.append(dialog)
  dialog.showModal()
  try {
    const answered = new Promise<unknown>((resolve) => {
      frame.on("answered", resolve)
      // Cancelling the dialog counts as closing it.
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault()
        void frame.ask("challenge", "close")
      })
    })
    challenges.add((answer) => void frame.ask("challenge", answer))
    await frame.ask("show", {
      kind: "challenge",
      locale,
      url: `${intentUrl(page, known)}/confirm`,
      secret: known.secret,
    })
    return await answered
  } finally {
    challenges.clear()
    dialog.close()
    dialog.remove()
    frame.remove()
  }
}

/** The open challenges, so that tests can respond to them. */
export const challenges = new Set<(answer: string) => void>()
