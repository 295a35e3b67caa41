import { extensionsService } from "@ringside/cart"
import type { Page } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import { readFraudToken } from "@ringside/payments"
import { createExtensions, createOrderPayload, type OrderPayload } from "../domain/index.ts"
import { expressExtensionsService } from "./extensions.ts"
import { expressSelectors } from "../host.ts"

interface ConfirmedSheet {
  /** The provider's confirm event. */
  readonly event: unknown
  readonly paymentMethodId: string
  readonly context: string
}

/** The order of a confirmed sheet, with the page's note and attribution. Source: express-checkout contract §4.2, §6.2. */
export function createSheetPayload(page: Page, { event, paymentMethodId, context }: ConfirmedSheet): OrderPayload {
  const note = page.document.querySelector<HTMLTextAreaElement>(expressSelectors.orderNote)
  return createOrderPayload({
    event,
    paymentMethodId,
    fraudPreventionToken: readFraudToken(page),
    customerNote: context === "checkout" ? note?.value : "",
    extensions: createOrderExtensions(page),
  })
}

function createOrderExtensions(page: Page): UnknownRecord {
  const ofParts: UnknownRecord = Object.fromEntries(extensionsService.of(page))
  return expressExtensionsService.of(page).orderExtensions({ ...ofParts, ...createExtensions(readAttribution(page)) })
}

/** The inputs beside the buttons; if they were removed as duplicates, those of the page's first such element with inputs. */
function readAttribution({ document }: Page): { readonly name: string; readonly value: string }[] {
  const own = document.querySelector(expressSelectors.attribution)
  const groups = own ? [own] : [...document.querySelectorAll(expressSelectors.anyAttribution)]
  const inputs = groups.map((group) => [...group.querySelectorAll("input")]).find(({ length }) => length > 0) ?? []
  return inputs.map(({ name, value }) => ({ name, value }))
}
