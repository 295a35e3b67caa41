import type { Page } from "playwright-core"
import type { EnginePage } from "./enginePage.ts"
import { expect, inject } from "vitest"
import { openPage, type OpenOptions, type Visit } from "./openPage.ts"

/** The addresses and texts of one of the shop's languages. */
export interface ShopLanguage {
  readonly name: "es" | "en"
  readonly prefix: "" | "/en"
  readonly words: {
    readonly remove: RegExp
    readonly empty: string
    readonly undo: string
    readonly more: RegExp
    readonly update: string
    readonly add: RegExp
    readonly emptyInWidget: string
  }
}

export const shopLanguages: readonly ShopLanguage[] = [
  {
    name: "es",
    prefix: "",
    words: {
      remove: /^Quitar .* de la cesta$/,
      empty: "Tu cesta está vacía.",
      undo: "Deshacer",
      more: /^Añadir uno/,
      update: "Actualizar cesta",
      add: /^Añadir .*cesta/,
      emptyInWidget: "Tu cesta está vacía.",
    },
  },
  {
    name: "en",
    prefix: "/en",
    words: {
      remove: /^Remove .* from basket$/,
      empty: "Your basket is empty.",
      undo: "Undo",
      more: /^Add one/,
      update: "Update basket",
      add: /^Add .*basket/,
      emptyInWidget: "Your basket is empty.",
    },
  },
]

/** Window sizes: the narrowest phone in use, and a desktop. */
export const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const

/** A page of the example shop; `isAsked` leaves its question about consent open. */
interface ShopOptions extends OpenOptions {
  readonly isAsked?: boolean
}

/** Opens a page of the example shop as a new shopper, who has refused consent. */
export function openShopPage(path: string, { isAsked = false, ...options }: ShopOptions = {}): Promise<Visit> {
  return openPage(inject("shopUrl") + path, {
    ...options,
    async prepare(page) {
      if (!isAsked && !options.context) await refuseConsent(page)
      await options.prepare?.(page)
    },
  })
}

/** Answers the shop's question, as it lies over the lower edge of every page until then. */
function refuseConsent(page: Page): Promise<void> {
  const cookies = ["statistics", "marketing"].map((category) => ({ name: `wp_consent_${category}`, value: "deny" }))
  return page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: inject("shopUrl") })))
}

/** The main button of the first card whose product has no options to choose. */
export function firstAddButton<Place extends { first(): Place }>(page: { locator(selector: string): Place }): Place {
  return page.locator("li.product-type-simple.instock:not(.sold-individually) .button.ajax_add_to_cart").first()
}

/** Waits until the visible header shows the count `items`. */
export async function expectCount(page: EnginePage, items: number): Promise<void> {
  const shown = page.locator(".ast-count-text:visible")
  await expect.poll(() => shown.allTextContents()).toEqual([String(items)])
}
