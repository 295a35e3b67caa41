import { listen, type LoaderPage } from "@ringside/core"
import type { BuiltFile } from "./chunkFiles.ts"
import { askTwice } from "./secondTry.ts"

/** Fetches chunks and styles, each once per page. */
export interface FileLoader {
  /** Resolves with the module when it has run and its styles are loaded; rejects when either failed twice. */
  load(file: BuiltFile): Promise<unknown>
  /** Starts to fetch `file` and those that it needs without running them. */
  prefetch(file: BuiltFile): void
}

interface FileLoaderOptions {
  /** The page whose stop removes the inserted links. */
  readonly page: LoaderPage
  /** The loader's own address, which the paths of files are relative to. */
  readonly baseUrl: string
  /** The nonce of the links that are inserted; empty on a page without a policy. */
  readonly nonce: string
  /** `import`, replaceable in tests. */
  readonly importModule: (url: string) => Promise<unknown>
}

/** Time after which a link without an answer is looked for in the page. */
const removedAfterMs = 3000

/** The loader of one page. */
export function createFileLoader({ page, baseUrl, nonce, importModule }: FileLoaderOptions): FileLoader {
  const { document } = page
  const modules = new Map<string, Promise<unknown>>()
  const styles = new Map<string, Promise<unknown>>()
  const preloads = new Set<string>()
  const links = new Set<HTMLLinkElement>()

  const insertLink = (rel: string, url: string) => {
    const link = document.createElement("link")
    link.rel = rel
    link.href = url
    if (nonce) link.nonce = nonce
    links.add(link)
    page.inserted.add(link)
    document.head.append(link)
    return link
  }
  const fetchStyle = (url: string) =>
    new Promise<void>((resolve, reject) => {
      // WordPress's Interactivity router disables each link[rel=stylesheet] that the next page's HTML hasn't: a second word keeps ours. Turbo
      // would take a link with two words out of the head.
      const isRouted = document.querySelector("[data-wp-router-region]") !== null
      const link = insertLink(isRouted ? "stylesheet ringside" : "stylesheet", url)
      // A link that another script takes out on its way fires neither event.
      const forget = page.clock.after(removedAfterMs, () => link.isConnected || refuse())
      const refuse = () => {
        forget()
        link.remove()
        links.delete(link)
        reject(new Error(`The stylesheet ${url} could not be loaded.`))
      }
      const accept = () => {
        forget()
        resolve()
      }
      listen(link, "load", () => (hasNoRules(link) ? refuse() : accept()), { once: true })
      listen(link, "error", refuse, { once: true })
    })

  /**
   * One promise per file. A failure is removed, so that a later call tries again: styles are fetched again, while a browser may keep a
   * failed module under its address, and answer with that until the page is loaded anew.
   */
  const fetchOnce = (known: Map<string, Promise<unknown>>, path: string, fetch: (url: string) => Promise<unknown>) => {
    const begun = known.get(path)
    if (begun) return begun
    const fetching = askTwice(page, new URL(path, baseUrl).href, fetch)
    known.set(path, fetching)
    fetching.catch(() => known.delete(path))
    return fetching
  }
  const fetchStyles = (file: BuiltFile) => file.css.map((path) => fetchOnce(styles, path, fetchStyle))
  const prefetch = (file: BuiltFile) => {
    if (!preloads.has(file.js)) {
      preloads.add(file.js)
      insertLink("modulepreload", new URL(file.js, baseUrl).href)
    }
    void Promise.allSettled(fetchStyles(file))
    file.needs?.forEach(prefetch)
  }
  const load = async (file: BuiltFile): Promise<unknown> => {
    // A file that waits for no other is imported at once; a preload would only cost the browser another element and request.
    if (file.needs) prefetch(file)
    const run = () => Promise.all([fetchOnce(modules, file.js, importModule), ...fetchStyles(file)])
    // All requests have started; only the modules run in order.
    const [module] = await (file.needs ? Promise.all(file.needs.map(load)).then(run) : run())
    return module
  }

  page.signal.addEventListener("abort", () => {
    for (const link of links) link.remove()
  })

  return { load, prefetch }
}

/** When a server sends a page instead of a stylesheet, the browser ignores it but fires `load`. */
function hasNoRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0
  } catch {
    // The rules of another origin can't be read; the browser itself reports a wrong type there.
    return false
  }
}
