import type { Page } from "@ringside/core"
import { formatPlainText, isRecord, readMember } from "@ringside/core/domain"
import { cardGateway } from "@ringside/payments/domain"
import { type CardToken, isCardExpired } from "../../domain/index.ts"

/** A card that the account has saved; `expires` is `MM/YY`. */
export interface SavedToken extends CardToken {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expires: string
}

const cardsMax = 50
const textMax = 40

/**
 * The customer's saved cards: by their ids in the page's config, otherwise as the platform's blocks list them, by type. Cards without an
 * id, or with a duplicate id, are omitted.
 */
export function listSavedCards(
  page: Page,
  { own, fromBlocks }: { readonly own: unknown; readonly fromBlocks: readonly unknown[] },
): readonly SavedToken[] {
  const named = isRecord(own) ? Object.entries(own) : []
  const cards = named.length > 0 ? named.map(([id, card]) => readCard(page, id, card)) : listCards(page, fromBlocks)
  const ids = new Set<string>()
  return cards
    .filter(({ id }) => /^\w{1,40}$/.test(id) && id !== "new" && !ids.has(id) && ids.add(id))
    .slice(0, cardsMax)
}

function listCards(page: Page, saved: readonly unknown[]): readonly SavedToken[] {
  return saved
    .filter((entry) => readMember(entry, ["method", "gateway"]) === cardGateway)
    .map((entry) => {
      const [method, id] = [readMember(entry, ["method"]), readPlainMember(entry, "tokenId")]
      return readCard(page, id, {
        brand: readMember(method, ["brand"]),
        last4: readMember(method, ["last4"]),
        expires: readMember(entry, ["expires"]),
        default: readMember(entry, ["is_default"]),
      })
    })
}

function readCard({ clock }: Page, id: string, card: unknown): SavedToken {
  const expires = readPlainMember(card, "expires")
  return {
    id,
    brand: readPlainMember(card, "brand"),
    last4: readPlainMember(card, "last4"),
    expires,
    isDefault: readMember(card, ["default"]) === true,
    isExpired: isCardExpired(expires, clock.now()),
  }
}

function readPlainMember(source: unknown, name: string): string {
  return formatPlainText(readMember(source, [name])).slice(0, textMax)
}
