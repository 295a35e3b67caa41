import type { Page } from "playwright-core"
import { expect, onTestFinished } from "vitest"
import { createCardHost, type CardHost, type CardHostOptions, type HostServerOptions } from "../../src/host/index.ts"
import type { EnginePage } from "./enginePage.ts"
import { openCheckout } from "./openCheckout.ts"
import type { HostVisit } from "./openHost.ts"
import { openHost } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"
import { pathOfSimulation } from "./providerAddress.ts"

/** A visit to a host that takes cards. */
export interface CardVisit extends HostVisit {
  readonly cards: CardHost
}

/** The options of a visit to a host that takes cards. */
export interface CardVisitOptions {
  readonly path?: string
  readonly cards?: CardHostOptions
  readonly host?: HostServerOptions
  readonly open?: OpenOptions
  /** The shopper's saved cards, by number. */
  readonly saved?: readonly string[]
  /** Whether the test accepts wrong use of the provider's object, as where the host's own script does the job. */
  readonly hasProvider?: boolean
}

/** Opens a page of a host that takes cards. Wrong use of the provider's object fails the test. */
export async function openCards(options: CardVisitOptions = {}): Promise<CardVisit> {
  const { path = "/en/checkout/", host = {}, open = {}, saved = [], hasProvider = true } = options
  const cards = createCardHost(options.cards)
  for (const number of saved) await saveCard(cards, number)
  const prepare = async (page: Page) => {
    await serveProviderAddress(page, cards)
    await open.prepare?.(page)
  }
  const visit = path.endsWith("/checkout/")
    ? await openCheckout({ ...host, cards }, { ...open, prepare, path })
    : await openHost(path, { state: 2, ...host, cards }, { ...open, prepare })
  if (hasProvider) {
    onTestFinished(async () => {
      expect(await readViolations(visit.page), "wrong use of the provider's object").toEqual([])
    })
  }
  return { ...visit, cards }
}

/** Answers requests to the real provider's address like the simulated provider: pages without a configured script load it from there. */
async function serveProviderAddress(page: Page, cards: CardHost): Promise<void> {
  await page.route("https://js.stripe.com/**", async (route) => {
    const request = route.request()
    const path = pathOfSimulation(request.url())
    const body = request.postData() ?? ""
    const answer = await cards.handle({ method: request.method(), path, headers: {}, body })
    await route.fulfill(
      answer
        ? {
            status: answer.status,
            headers: { ...answer.headers, "access-control-allow-origin": "*" },
            body: answer.body,
          }
        : { status: 404 },
    )
  })
}

async function saveCard({ provider, savedCards }: CardHost, number: string): Promise<void> {
  const method = await provider.takeCard({ number, expiry: "12/40", cvc: "123" })
  if ("error" in method) throw new Error(method.error.message)
  savedCards.push({ id: savedCards.length + 1, paymentMethod: method.id, ...method.card })
}

/** Reads the wrong uses of the provider's object. */
export async function readViolations(page: Page): Promise<readonly string[]> {
  if (page.isClosed()) return []
  return page.evaluate(() => {
    const control: unknown = Reflect.get(window, "__provider")
    return control === undefined ? [] : (control as { violations: string[] }).violations
  })
}

/** The provider's frame with the card fields. */
export function cardFrame<Frame>(page: { frameLocator(selector: string): Frame }): Frame {
  return page.frameLocator(".wcpay-upe-element iframe")
}

/** Types a card's details into the provider's fields. */
export async function typeCard(
  page: EnginePage,
  number = "4242 4242 4242 4242",
  expiry = "12/40",
  cvc = "123",
): Promise<void> {
  const frame = cardFrame(page)
  await frame.locator("#cc-number").fill(number)
  await frame.locator("#cc-exp").fill(expiry)
  await frame.locator("#cc-csc").fill(cvc)
}

/** Presses a button of the bank's challenge. */
export async function answerBank(page: EnginePage, name: string): Promise<void> {
  await page.frameLocator("dialog iframe").getByRole("button", { name }).click()
}

/** The names of the provider's methods that the page has called. */
export function readCalls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (Reflect.get(window, "__provider") as { calls: { name: string }[] }).calls.map(({ name }) => name),
  )
}
