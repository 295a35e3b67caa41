import { createKnownPage, createPage, type KnownPage, type OwnConfig, type Page } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { atom } from "nanostores"
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react"
import { PageContext, type PageStore } from "../root/PageProvider.tsx"
import { useLatest } from "../root/useLatest.ts"

/** The props of `RingsideProvider`. */
export interface RingsideProviderProps {
  /**
   * Language, currency and addresses of the shop; without it, the config that the document prints counts. With a `locale`, components are drawn
   * on a server, too. Where it changes, as with the language, the page begins anew, and with it the components.
   */
  readonly config?: OwnConfig | undefined
  /** Parts to start beside the components, such as `paymentsPart` for cards in the checkout. With other parts, the page begins anew. */
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
  const [store] = useState(() => createPageStore(page ?? null, readKnown(config)))
  const own = useRef<OwnPage>(null)
  const given = useLatest({ ...(config && { config }), ...(parts && { parts }) })
  const key = JSON.stringify([config, parts?.map(({ name }) => name)])
  const knownKey = useRef(key)
  useLayoutEffect(() => {
    endRemovedPages()
    if (knownKey.current !== key) store.setKnown(readKnown(given.current.config))
    knownKey.current = key
    if (page !== undefined) {
      store.setPage(page)
      return
    }
    if (own.current?.key === key) return
    own.current?.ended.abort()
    const ended = new AbortController()
    own.current = { key, ended }
    // oxlint-disable-next-line eslint/no-restricted-globals -- an app has one document, and this makes its page
    store.setPage(createPage({ window, signal: ended.signal, ...given.current }))
  }, [store, page, key, given])
  // These effects end when React takes the provider out, before another in its place makes a page, and not while an app is hidden.
  useInsertionEffect(() => () => void (own.current && removed.add(own.current.ended)), [])
  const isOwn = page === undefined
  // React ends layout effects also while it hides an app that waits for something.
  useEffect(() => {
    if (!isOwn) return
    return () => {
      if (!own.current) return
      own.current.ended.abort()
      removed.delete(own.current.ended)
      own.current = null
    }
  }, [isOwn])
  return <PageContext value={store}>{children}</PageContext>
}

/** A page that the provider has made. */
interface OwnPage {
  /** The config and the parts that it was made from, as text. */
  readonly key: string
  readonly ended: AbortController
}

/** The ends of pages whose providers React has taken out, until it runs their last effects. */
const removed = new Set<AbortController>()

/** Ends them before another page begins: what they restore, such as the document's theme, would be the new page's. */
function endRemovedPages(): void {
  for (const ended of removed) ended.abort()
  removed.clear()
}

interface SettableStore extends PageStore {
  readonly setPage: (page: Page | null) => void
  readonly setKnown: (known: KnownPage | null) => void
}

function readKnown(config: OwnConfig | undefined): KnownPage | null {
  return config ? createKnownPage(config) : null
}

/** A page that may come later, also in the HTML of a server, which has none. */
function createPageStore(firstPage: Page | null, firstKnown: KnownPage | null): SettableStore {
  const $state = atom({ page: firstPage, known: firstKnown })
  return {
    subscribe: $state.listen,
    get: () => $state.get().page,
    getOnServer: () => null,
    getKnown: () => $state.get().page ?? $state.get().known,
    getKnownOnServer: () => firstKnown,
    setPage: (page) => $state.set({ ...$state.get(), page }),
    setKnown: (known) => $state.set({ ...$state.get(), known }),
  }
}
