import type { Notice } from "../../session/notice.ts"
import type { Visit } from "../../visit.ts"
import { findLatestOrder } from "../orders/placeOrder.ts"
import { isPayable } from "../payments/payOrder.ts"
import { checkoutTexts } from "./texts.ts"
import { archivePath } from "../catalogue/paths.ts"
import { orderReceivedPath } from "../orders/paths.ts"

/** For this long, an empty basket is explained by the order that an earlier request, or another tab, placed from it. */
export const repeatedMs = 60 * 60_000

/** The notice that the basket was ordered shortly before, with a link to the order; undefined if it wasn't. */
export async function findOrderedNotice({ shop, session, language, links }: Visit): Promise<Notice | undefined> {
  const since = new Date(shop.clock() - repeatedMs)
  const order = await findLatestOrder(shop.database, session.id, { since })
  const words = checkoutTexts[language].fault
  if (!order || isPayable(order) || order.state === "cancelled") return undefined
  const href = links.to(orderReceivedPath(order.id, order.key))
  const link = { href, text: words.viewOrder, role: "forward" } as const
  return { kind: "error", text: words.alreadyOrdered(order.id), link }
}

/** Explains why a posted checkout has nothing to order: another tab has ordered the basket, or the session has ended. Includes a link. */
export async function createEmptyNotice(visit: Visit): Promise<Notice> {
  const ordered = await findOrderedNotice(visit)
  if (ordered) return ordered
  const words = checkoutTexts[visit.language].fault
  const link = { href: visit.links.to(archivePath), text: words.backToShop, role: "forward" } as const
  return { kind: "error", text: words.expired, link }
}
