import type { LoaderPage } from "@ringside/core"

/** A dropped connection or a deploy is often over after this time, and shoppers wait that long. */
const retryAfterMs = 1000

/** Fetches `url`, and again a second later when that failed; rejects when both failed, or the page stops meanwhile. */
export async function askTwice<T>(page: LoaderPage, url: string, ask: (url: string) => Promise<T>): Promise<T> {
  try {
    return await ask(url)
  } catch {
    await new Promise<void>((resolve) => {
      page.clock.after(retryAfterMs, resolve)
      page.signal.addEventListener("abort", () => resolve())
    })
    page.signal.throwIfAborted()
    // Browsers cache a failed module by its address, so the second try has another one. It is always the same, since the page's import map
    // contains the integrity of these two addresses only.
    return ask(`${url}?retry`)
  }
}
