import type { BootBehaviour, BootPage } from "@ringside/core"
import type { BuiltFile } from "./files.ts"

/** Fetches chunks and styles, each once a document. As a behaviour it ends with the page: its links leave then. */
export interface FileLoader extends BootBehaviour {
  /** Resolves with the module when it has run and its styles are there; rejects when either failed twice. */
  load(file: BuiltFile): Promise<unknown>
  /** Begins to fetch `file` and what it imports; runs nothing. */
  prefetch(file: BuiltFile): void
}

interface FileLoaderOptions {
  readonly document: Document
  /** The loader's own address: files lie beside it, on any host. */
  readonly baseUrl: string
  readonly nonce: string
  /** `import`, handed in so that a test can answer. */
  readonly importModule: (url: string) => Promise<unknown>
}

/** A dropped connection or a deploy is often over by then, and a shopper still waits that long. */
const retryAfterMs = 1000

/** The loader of one document. */
export function createFileLoader({ document, baseUrl, nonce, importModule }: FileLoaderOptions): FileLoader {
  const modules = new Map<string, Promise<unknown>>()
  const styles = new Map<string, Promise<unknown>>()
  const preloads = new Set<string>()
  const links = new Set<HTMLLinkElement>()
  let page: BootPage | null = null

  const insertLink = (rel: string, url: string) => {
    const link = document.createElement("link")
    link.rel = rel
    link.href = url
    if (nonce) link.nonce = nonce
    links.add(link)
    document.head.append(link)
    return link
  }
  const fetchStyle = (url: string) =>
    new Promise<void>((resolve, reject) => {
      const link = insertLink("stylesheet", url)
      const refuse = () => {
        link.remove()
        links.delete(link)
        reject(new Error(`The stylesheet ${url} could not be loaded.`))
      }
      link.addEventListener("load", () => (hasNoRules(link) ? refuse() : resolve()), { once: true })
      link.addEventListener("error", refuse, { once: true })
    })

  /** One promise a file. A failure is forgotten, so that a later call begins anew. */
  const fetchOnce = (known: Map<string, Promise<unknown>>, path: string, fetch: (url: string) => Promise<unknown>) => {
    const begun = known.get(path)
    if (begun) return begun
    const url = new URL(path, baseUrl).href
    const fetching = fetch(url).catch(async () => {
      await pause(page, retryAfterMs)
      // Browsers keep a bad answer, as a response and as a module that failed; under another address they ask again.
      return fetch(`${url}?retry=${Date.now().toString(36)}`)
    })
    known.set(path, fetching)
    fetching.catch(() => known.delete(path))
    return fetching
  }
  const fetchStyles = (file: BuiltFile) => file.css.map((path) => fetchOnce(styles, path, fetchStyle))
  const prefetch = (file: BuiltFile) => {
    for (const path of [file.js, ...file.also]) {
      if (preloads.has(path)) continue
      preloads.add(path)
      insertLink("modulepreload", new URL(path, baseUrl).href)
    }
    void Promise.allSettled(fetchStyles(file))
  }

  return {
    name: "files",
    start(started) {
      page = started
      started.signal.addEventListener("abort", () => {
        for (const link of links) link.remove()
        links.clear()
        styles.clear()
        preloads.clear()
        page = null
      })
    },
    async load(file) {
      prefetch(file)
      const [module] = await Promise.all([fetchOnce(modules, file.js, importModule), ...fetchStyles(file)])
      return module
    },
    prefetch,
  }
}

/** A page that a server sends in a stylesheet's place is refused by the browser, which calls that loaded all the same. */
function hasNoRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0
  } catch {
    // The rules of another origin are secret; there the browser itself reports a wrong type as an error.
    return false
  }
}

/** Rejects when the page is stopped meanwhile: then nobody waits any more. */
function pause(page: BootPage | null, delayMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("The page was stopped."))
    if (!page) {
      stop()
      return
    }
    page.clock.after(delayMs, resolve)
    page.signal.addEventListener("abort", stop, { once: true })
  })
}
