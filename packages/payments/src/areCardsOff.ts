import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"

/**
 * Whether the page's config switches cards off, as the WordPress plugin does while its switch for card payment is off. Then the host's own
 * script takes cards, on the pages that have it, and no page without it offers them.
 */
export function areCardsOff({ config }: Page): boolean {
  return readMember(config.all, ["payments", "cards"]) === false
}
