import { createKnownPage, createPage, type KnownPage, type OwnConfig, type Page } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { atom } from "nanostores"
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react"
import { PageContext, type PageStore } from "../root/PageProvider.tsx"

/** The props of `RingsideProvider`. */
export interface RingsideProviderProps {
  /**
   * Language, currency and addresses of the shop. Read once; without it, the config that the document prints counts. With a `locale`, components
   * are drawn on a server, too.
   */
  readonly config?: OwnConfig | undefined
  /** Parts to start beside the components, such as `paymentsPart` for cards in the checkout. Read once. */
  readonly parts?: readonly Part[] | undefined
  /** A page that the app has made itself, by `createPage`, and ends itself; null as long as there is none: until then, `config` counts. */
  readonly page?: Page | null | undefined
  readonly children?: ReactNode
}

/**
 * The page that all Ringside components below share, and with it one basket. Have one in an app. On a server there is no page: components then
 * render what is known of them from `config`, or their `children`.
 */
export function RingsideProvider({ page, config, parts, children }: RingsideProviderProps) {
  const [store] = useState(() => createPageStore(page ?? null, config ? createKnownPage(config) : null))
  const ended = useRef<AbortController>(null)
  const first = useRef({ ...(config && { config }), ...(parts && { parts }) })
  useLayoutEffect(() => {
    endRemovedPages()
    if (page !== undefined) store.set(page)
    else if (!ended.current) {
      ended.current = new AbortController()
      // oxlint-disable-next-line eslint/no-restricted-globals -- an app has one document, and this makes its page
      store.set(createPage({ window, signal: ended.current.signal, ...first.current }))
    }
  }, [store, page])
  // These effects end when React takes the provider out, before another in its place makes a page, and not while an app is hidden.
  useInsertionEffect(() => () => void (ended.current && removed.add(ended.current)), [])
  const isOwn = page === undefined
  // React ends layout effects also while it hides an app that waits for something.
  useEffect(() => {
    if (!isOwn) return
    return () => {
      if (!ended.current) return
      ended.current.abort()
      removed.delete(ended.current)
      ended.current = null
    }
  }, [isOwn])
  return <PageContext value={store}>{children}</PageContext>
}

/** The ends of pages whose providers React has taken out, until it runs their last effects. */
const removed = new Set<AbortController>()

/** Ends them before another page begins: what they restore, such as the document's theme, would be the new page's. */
function endRemovedPages(): void {
  for (const ended of removed) ended.abort()
  removed.clear()
}

interface SettableStore extends PageStore {
  readonly set: (page: Page | null) => void
}

/** A page that may come later, also in the HTML of a server, which has none. */
function createPageStore(first: Page | null, known: KnownPage | null): SettableStore {
  const $page = atom(first)
  return { subscribe: $page.listen, get: $page.get, getOnServer: () => null, known, set: $page.set }
}
