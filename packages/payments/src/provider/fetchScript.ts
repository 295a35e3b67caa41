import { listen, type Page, readPartConfig, warnAuthor } from "@ringside/core"
import { paymentsConfig } from "../config.ts"
import { providerScriptUrl, trustProviderScript } from "./trustProviderScript.ts"
import { paymentsWarnings } from "../warnings.ts"

const retryDelaysMs = [1000, 4000, 15_000]

/** The address of the provider's script; null if the page loads it itself. */
export function readScriptUrl(page: Page): string | null {
  const { script } = readPartConfig(page, paymentsConfig).payments
  return script === false ? null : (script ?? providerScriptUrl)
}

/**
 * Whether the provider's own loader may fetch the script: only from its standard address, and in a browser without Trusted Types, which can
 * block a plain string as a script address. Testing whether the page blocks it would send a report to the page's owner. Source: checkout
 * contract §8.1.
 */
function canLoaderFetch({ window: view }: Page, url: string): boolean {
  return url === providerScriptUrl && !("trustedTypes" in view)
}

/**
 * Fetches the script, unless the page already has it or loads it itself. A failed fetch is retried, and when all attempts have failed, again as
 * soon as the browser has a connection. The returned function starts them again at once. `load` is the provider's loader.
 */
export function fetchScript(page: Page, load: () => Promise<unknown>): () => void {
  const url = readScriptUrl(page)
  if (url === null || findTag(page, url)) return () => undefined
  const fetchOnce = canLoaderFetch(page, url) ? () => loadByLoader(page, url, load) : () => addTag(page, url)
  let hasFailed = false
  const attempt = async ([nextDelayMs, ...laterDelaysMs]: readonly number[]): Promise<void> => {
    hasFailed = false
    try {
      await fetchOnce()
    } catch {
      if (page.signal.aborted) return
      // The code that waits for the script has its own timeout.
      if (nextDelayMs === undefined) hasFailed = true
      else page.clock.after(nextDelayMs, () => void attempt(laterDelaysMs))
    }
  }
  const fetchAgain = () => {
    if (hasFailed) void attempt(retryDelaysMs)
  }
  listen(page.window, "online", fetchAgain, { signal: page.signal })
  void attempt(retryDelaysMs)
  return fetchAgain
}

async function loadByLoader(page: Page, url: string, load: () => Promise<unknown>): Promise<void> {
  const loading = load()
  const script = findTag(page, url)
  if (script) page.inserted.add(script)
  try {
    await loading
  } catch (cause) {
    script?.remove()
    throw cause
  }
}

function addTag(page: Page, url: string): Promise<void> {
  const { document, inserted } = page
  const trusted = trustProviderScript(page, url)
  if (trusted === null) {
    warnAuthor(page, paymentsWarnings.refusedScript, null, { url: JSON.stringify(url) })
    return Promise.resolve()
  }
  const script = document.createElement("script")
  script.async = true
  script.nonce = page.readScriptNonce()
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => {
      script.remove()
      reject(new Error("the payment provider's script can't be had"))
    })
    script.src = trusted
    inserted.add(script)
    document.head.append(script)
  })
}

/** A script tag of the page, or of an earlier start of ours: the provider's script must not run twice. */
function findTag({ document }: Page, url: string): HTMLScriptElement | undefined {
  const own = new URL(url, document.baseURI).href
  return [...document.querySelectorAll("script")].find(
    ({ src }) => src === own || src.startsWith(providerScriptUrl.slice(0, -1)),
  )
}
