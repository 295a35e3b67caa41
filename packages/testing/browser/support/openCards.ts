import type { Page } from "playwright-core"
import { expect, onTestFinished } from "vitest"
import { createCardHost, type CardHost, type CardHostOptions, type HostServerOptions } from "../../src/host/index.ts"
import { openCheckout } from "./openCheckout.ts"
import type { HostVisit } from "./openHost.ts"
import { openHost } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"

/** A visit to a host that takes cards. */
export interface CardVisit extends HostVisit {
  readonly cards: CardHost
}

/** How a host that takes cards is opened. */
export interface CardVisitOptions {
  readonly path?: string
  readonly cards?: CardHostOptions
  readonly host?: HostServerOptions
  readonly open?: OpenOptions
  /** Cards that the shopper has saved before, by number. */
  readonly saved?: readonly string[]
  /** Whether the provider's object may be used wrongly, as where the host's own script does the job. */
  readonly hasProvider?: boolean
}

/** Opens a page of a host that takes cards. Wrong use of the provider's object fails the test. */
export async function openCards(options: CardVisitOptions = {}): Promise<CardVisit> {
  const { path = "/en/checkout/", host = {}, open = {}, saved = [], hasProvider = true } = options
  const cards = createCardHost(options.cards)
  for (const number of saved) await saveCard(cards, number)
  const visit = path.endsWith("/checkout/")
    ? await openCheckout({ ...host, cards }, { ...open, path })
    : await openHost(path, { state: 2, ...host, cards }, open)
  if (hasProvider) {
    onTestFinished(async () => {
      expect(await readViolations(visit.page), "wrong use of the provider's object").toEqual([])
    })
  }
  return { ...visit, cards }
}

async function saveCard({ provider, savedCards }: CardHost, number: string): Promise<void> {
  const method = await provider.takeCard({ number, expiry: "12/40", cvc: "123" })
  if ("error" in method) throw new Error(method.error.message)
  savedCards.push({ id: savedCards.length + 1, paymentMethod: method.id, ...method.card })
}

/** What the provider's object was used wrongly for. */
export async function readViolations(page: Page): Promise<readonly string[]> {
  if (page.isClosed()) return []
  return page.evaluate(() => {
    const control: unknown = Reflect.get(window, "__provider")
    return control === undefined ? [] : (control as { violations: string[] }).violations
  })
}

/** The provider's frame with the card fields. */
export function cardFrame(page: Page) {
  return page.frameLocator(".wcpay-upe-element iframe")
}

/** Types a card, as a shopper does. */
export async function typeCard(
  page: Page,
  number = "4242 4242 4242 4242",
  expiry = "12/40",
  cvc = "123",
): Promise<void> {
  const frame = cardFrame(page)
  await frame.locator("#cc-number").fill(number)
  await frame.locator("#cc-exp").fill(expiry)
  await frame.locator("#cc-csc").fill(cvc)
}

/** Answers the bank's question. */
export async function answerBank(page: Page, name: string): Promise<void> {
  await page.frameLocator("dialog iframe").getByRole("button", { name }).click()
}

/** The names of what the page has called of the provider's object. */
export function readCalls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (Reflect.get(window, "__provider") as { calls: { name: string }[] }).calls.map(({ name }) => name),
  )
}
