import type { LoaderPage } from "@ringside/core"

/** A dropped connection or a deploy is often over by then, and a shopper still waits that long. */
const retryAfterMs = 1000

/** Asks for `url`, and once more a second later when that failed; rejects when both did, or the page stops meanwhile. */
export async function askTwice<T>(page: LoaderPage, url: string, ask: (url: string) => Promise<T>): Promise<T> {
  try {
    return await ask(url)
  } catch {
    await new Promise<void>((resolve) => {
      page.clock.after(retryAfterMs, resolve)
      page.signal.addEventListener("abort", () => resolve())
    })
    page.signal.throwIfAborted()
    // Browsers keep a bad answer, as a response and as a module that failed; under another address they ask again. It is always
    // the same one, since the page's import map has the integrity of both addresses and of no other.
    return ask(`${url}?retry`)
  }
}
