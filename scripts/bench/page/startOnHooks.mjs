/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in a page of hooks without the script tag: fetches the library, starts it manually, and clicks the last hook's link.
 * @returns {Promise<{ firstMs: number, againMs: number, untaken: number }>} `untaken` counts hooks whose click wasn't handled
 */
export async function startOnHooks() {
  const links = [...document.querySelectorAll("[data-ringside] a")]
  const click = (/** @type {Element | undefined} */ link) =>
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false
  // While the document counts as loading, the script doesn't start by itself, so the first start can be measured below.
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" })
  await import(new URL("/ringside/ringside.js", location.href).href)
  Reflect.deleteProperty(document, "readyState")
  /** @type {{ start: () => void, stop: () => void }} */
  const ringside = Reflect.get(window, "ringside")
  document.body.getBoundingClientRect()

  const start = () => {
    const startedAt = performance.now()
    ringside.start()
    const isTaken = click(links.at(-1))
    return { ms: performance.now() - startedAt, isTaken }
  }
  const first = start()
  // These clicks add nothing to the basket, since stopping the page drops deferred clicks.
  ringside.stop()
  const again = start()

  // Every link up to a thousand, then a sample: a click takes longer than a start.
  const step = Math.ceil(links.length / 1000)
  const others = links.filter((_, index) => index % step === 0)
  const untaken = others.filter((link) => !click(link)).length + (first.isTaken && again.isTaken ? 0 : 1)
  ringside.stop()
  return { firstMs: first.ms, againMs: again.ms, untaken }
}
