import { type Page, definePageService } from "@ringside/core"
import { isRecord, type UnknownRecord } from "@ringside/core/domain"
import type { LineItem } from "../domain/index.ts"
import { earlyNewsService } from "../earlyNews.ts"
import { applyHostFilter } from "./hostFilters.ts"

/** The parts of a wallet payment that pages may change; each a function or a list of functions. Source: express-checkout contract §11. */
const hookNames = ["mapLineItems", "addItemData", "orderExtensions"] as const

type HookName = (typeof hookNames)[number]
type Hook = (value: unknown, context: unknown) => unknown

/** The functions that a page has added, for all its sheets. */
export interface ExpressExtensions {
  /** Maps the lines of a sheet; `data` is their cart, order or product. */
  mapLineItems(lineItems: readonly LineItem[], data: unknown): readonly LineItem[]
  /** Maps the body of the request that adds a page's product to its cart. */
  addItemData(body: object): object
  /** Maps the `extensions` of an order. */
  orderExtensions(extensions: UnknownRecord): UnknownRecord
}

/** The extensions of a page, from all calls of `ringside.express.extend` so far. */
export const expressExtensionsService = definePageService("express-checkout.extensions", createExtensions)

function createExtensions(page: Page): ExpressExtensions {
  /** Passes each function the result of the one before. A function that throws, or returns an invalid value, is skipped. */
  const apply = <T>(name: HookName, first: T, context: unknown, isValid: (value: unknown) => value is T): T => {
    let value = first
    for (const hook of listHooks(page, name)) {
      try {
        const next = hook(value, context)
        if (isValid(next)) value = next
        else warn(page, `${name} answered ${describe(next)}; expected ${expected[name]}, so its answer isn't used.`)
      } catch (cause) {
        page.reports.fail({ during: "event", widget: "express-checkout", cause })
      }
    }
    return value
  }
  /** Applies the functions of plugins for the host's own buttons. */
  const filter = <Value extends object>(
    name: "cart-add-item" | "cart-place-order-extension-data",
    value: Value,
  ): Value | UnknownRecord => {
    const filtered = applyHostFilter(page, name, value)
    return isRecord(filtered) ? filtered : value
  }
  return {
    mapLineItems: (lineItems, data) => apply("mapLineItems", lineItems, data, isLineItems),
    addItemData: (body) => apply<object>("addItemData", filter("cart-add-item", body), undefined, isRecord),
    orderExtensions: (extensions) =>
      apply<UnknownRecord>(
        "orderExtensions",
        filter("cart-place-order-extension-data", extensions),
        undefined,
        isRecord,
      ),
  }
}

/** The functions with that name from all extensions; each mistake is reported once. */
function listHooks(page: Page, name: HookName): readonly Hook[] {
  return earlyNewsService.of(page).extensions.flatMap((extension) => {
    if (!isRecord(extension)) {
      warn(page, `extend() got ${describe(extension)}; expected an object of functions, so nothing changes.`)
      return []
    }
    for (const other of Object.keys(extension)) {
      if (hookNames.some((known) => known === other)) continue
      warn(page, `extend() got "${other.slice(0, 60)}"; expected ${hookNames.join(", ")}, so it is ignored.`)
    }
    const given: unknown = Object.hasOwn(extension, name) ? extension[name] : []
    const list: readonly unknown[] = Array.isArray(given) ? given : [given]
    return list.filter((each): each is Hook => {
      if (typeof each === "function") return true
      warn(page, `extend() got ${describe(each)} for ${name}; expected a function, so it is ignored.`)
      return false
    })
  })
}

const expected: Readonly<Record<HookName, string>> = {
  mapLineItems: "a list of lines with a name and a whole amount",
  addItemData: "the body of the call as an object",
  orderExtensions: "the extensions as an object",
}

function warn({ reports }: Page, text: string): void {
  reports.warn(`[ringside express-checkout] ${text}`)
}

function isLineItems(value: unknown): value is readonly LineItem[] {
  return (
    Array.isArray(value) &&
    value.every((line) => isRecord(line) && typeof line["name"] === "string" && Number.isInteger(line["amount"]))
  )
}

function describe(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value
}
