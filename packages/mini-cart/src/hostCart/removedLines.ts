import { type Page, definePageService } from "@ringside/core"

type Listener = (key: string) => void

/** Calls `listener` with the key of each line that the shopper removes from the host's mini-cart, before the request is sent. */
export function onLineRemoved(page: Page, listener: Listener): void {
  listenersService.of(page).push(listener)
}

/** Calls the listeners of `onLineRemoved` with the key of a removed line. */
export function reportLineRemoved(page: Page, key: string): void {
  for (const listener of listenersService.of(page)) listener(key)
}

const listenersService = definePageService("mini-cart.removed", (): Listener[] => [])
