import type { KnownPage, Page } from "@ringside/core"
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from "react"

/**
 * Where the components below a provider get their page. The context keeps one store, since React drops server HTML that waits for hydration
 * when a context above it changes.
 */
export interface PageStore {
  readonly subscribe: (onChange: () => void) => () => void
  /** The page; null as long as there is none. */
  readonly get: () => Page | null
  /** The page on a server and while React hydrates its HTML. */
  readonly getOnServer: () => Page | null
  /** The page, or as long as there is none, the facts that are known of it. Missing where there are no such facts. */
  readonly getKnown?: () => KnownPage | null
  /** These facts on a server and while React hydrates its HTML. */
  readonly getKnownOnServer?: () => KnownPage | null
}

/** The store of components that no provider is above. */
export const noProvider: PageStore = { subscribe: () => ignore, get: () => null, getOnServer: () => null }

/** The page of the components below. */
export const PageContext = createContext(noProvider)

/** Provides the page's services to every component below. */
export function PageProvider({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const store = useMemo(() => ({ subscribe: () => ignore, get: () => page, getOnServer: () => page }), [page])
  return <PageContext value={store}>{children}</PageContext>
}

/**
 * Returns the services of the component's page.
 * @throws Error outside a provider, and below a `RingsideProvider` as long as it has no page, which is a mistake in the component's code.
 */
export function usePage(): Page {
  return requirePage(useCurrentPage(useContext(PageContext)))
}

/**
 * Returns config and texts of the component's page, also before there is one: on a server, and until the app is hydrated.
 * @throws Error outside a provider, and as long as a `RingsideProvider` has neither a page nor a config with a `locale`.
 */
export function useKnownPage(): KnownPage {
  return requirePage(useCurrentKnown(useContext(PageContext)))
}

/** Returns a function that reads the component's page, for what happens later than its first render; null where it still has none. */
export function usePageReader(): () => Page | null {
  return useContext(PageContext).get
}

/** Returns a function that waits for the component's page, for what an app asks for before there is one. It rejects where no provider is above. */
export function usePageWait(): () => Promise<Page> {
  const store = useContext(PageContext)
  return useCallback(() => waitForPage(store), [store])
}

async function waitForPage(store: PageStore): Promise<Page> {
  if (store === noProvider)
    throw new Error("[ringside ui] there is no page; expected a RingsideProvider around the component.")
  return new Promise((resolve) => {
    const look = () => {
      const page = store.get()
      if (!page) return
      stop()
      resolve(page)
    }
    const stop = store.subscribe(look)
    look()
  })
}

function requirePage<Found>(page: Found): NonNullable<Found> {
  if (!page)
    throw new Error(
      "[ringside ui] there is no page; expected a PageProvider around the component or, below a RingsideProvider, that it is rendered once usePageOnceReady returns a page: on a server and until the app is hydrated there is none.",
    )
  return page
}

/** The store's page, which the component follows. */
export function useCurrentPage({ subscribe, get, getOnServer }: PageStore): Page | null {
  return useSyncExternalStore(subscribe, get, getOnServer)
}

/** The store's page, or what is known of it. */
export function useCurrentKnown(store: PageStore): KnownPage | null {
  const { subscribe, getKnown = store.get, getKnownOnServer = store.getOnServer } = store
  return useSyncExternalStore(subscribe, getKnown, getKnownOnServer)
}

function ignore(): void {
  // This page stays.
}
