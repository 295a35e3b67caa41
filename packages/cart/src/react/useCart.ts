import type { Page } from "@ringside/core"
import { usePageReader, usePageWait, useStore } from "@ringside/ui"
import { usePageOnceReady } from "@ringside/ui/react"
import { atom } from "nanostores"
import { useMemo } from "react"
import type { CartResult, CartState, CartStore, NewItem } from "../store/cartState.ts"
import { cartService } from "../store/store.ts"

/** The basket, and what can be done with it. An action that is called before there is a page, as by an effect at mount, waits for it. */
export interface UsedCart extends CartState {
  /** Adds a product. With `preview`, its line is there before the shop has answered. */
  add(item: NewItem): Promise<CartResult>
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResult>
  remove(key: string): Promise<CartResult>
  /** Adds the removed line again; does nothing without an `undo` offer. */
  undoRemove(): Promise<CartResult | null>
  /** Reads the basket from the shop again, after a failure. */
  refresh(): Promise<void>
}

/** The basket as long as there is no page. */
const $unknown = /* @__PURE__ */ atom<CartState>({
  ...{ status: "unknown", cart: null, busyKeys: [], isBusy: false, error: null, undo: null },
})

/**
 * The page's one basket, which it reads from the shop. It shows changes at once, and takes them back if the shop refuses them; a result says
 * what became of a change, and never throws for what a shopper did. On a server, and until the app is hydrated, its `status` is `unknown`.
 */
export function useCart(): UsedCart {
  const page = usePageOnceReady()
  const cart = page && cartService.of(page)
  const state = useStore(cart?.$cart ?? $unknown)
  const readPage = usePageReader()
  const waitForPage = usePageWait()
  // By themselves: an effect that names an action adds once, not at each change, nor again when the page comes.
  const actions = useMemo(() => createActions({ readPage, waitForPage }), [readPage, waitForPage])
  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}

interface PageSource {
  readonly readPage: () => Page | null
  readonly waitForPage: () => Promise<Page>
}

function createActions({ readPage, waitForPage }: PageSource): Omit<UsedCart, keyof CartState> {
  const withCart = async <Result>(run: (cart: CartStore) => Promise<Result>) =>
    run(cartService.of(readPage() ?? (await waitForPage())))
  return {
    add: (item) => withCart(({ add }) => add(item)),
    update: (line) => withCart(({ update }) => update(line)),
    remove: (key) => withCart(({ remove }) => remove(key)),
    undoRemove: () => withCart(({ undo }) => undo()),
    refresh: () => withCart(({ refresh }) => refresh()),
  }
}
