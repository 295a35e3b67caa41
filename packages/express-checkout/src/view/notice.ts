import { type Page, noticePlaceSelector, scrollerService, createErrorNotice } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { expressSelectors } from "../host.ts"
import type { WalletPlace } from "./place.ts"

const scrollMs = 600

/**
 * Shows an error as plain text before the page's other notices and focuses it. Older errors are removed. Source: express-checkout contract
 * §8.
 */
export async function showNotice(page: Page, { wrapper }: WalletPlace, text: string): Promise<void> {
  removeErrors(page)
  const notice = createErrorNotice(page, text)
  notice.tabIndex = -1
  findNoticePlace(page, wrapper).prepend(notice)
  page.decorations.insert(notice)
  await scrollerService.of(page).to(notice, { durationMs: scrollMs })
  if (notice.isConnected) notice.focus(nullPrototype({ preventScroll: true }))
}

/** Removes the page's errors. */
export function removeErrors({ document }: Page): void {
  for (const error of document.querySelectorAll(expressSelectors.error)) error.remove()
}

function findNoticePlace(page: Page, wrapper: HTMLElement): Element {
  // Content behind an open dialog is neither announced nor visible, such as the page behind a mini-cart's drawer.
  const around = wrapper.closest("dialog[open]") ?? page.document
  const existing = around.querySelector(noticePlaceSelector)
  if (existing) return existing
  const place = page.document.createElement("div")
  place.className = "woocommerce-notices-wrapper"
  // The host may have rendered the buttons' place again while their sheet was open.
  const current = wrapper.isConnected ? wrapper : page.document.querySelector(expressSelectors.wrapper)
  if (current) current.before(place)
  else page.document.body.prepend(place)
  page.decorations.insert(place)
  return place
}
