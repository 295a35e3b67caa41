/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: shows `count` copies of the gallery in its template, with pictures decoded and laid out, and connects them: through the
 * peer whose script is loaded, or through ours, which observes their insertion.
 * @param {{ count: number, alive: string }} galleries
 * @returns {Promise<{ busyMs: number, aliveCount: number }>} `busyMs` is the time that connecting took, with the layout that it caused;
 *   NaN for ours, unless `timeCallbacks` ran before
 */
export async function mountGalleries({ count, alive }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const template = document.querySelector("template")
  const place = document.querySelector("main")
  if (!template || !place) throw new Error("The page has no gallery to show.")
  const copies = Array.from({ length: count }, () => {
    const box = document.createElement("div")
    box.append(document.importNode(template.content, true))
    return box
  })
  await Promise.all(copies.flatMap((box) => [...box.querySelectorAll("img")]).map((picture) => picture.decode()))

  /** @type {((box: Element) => void) | undefined} */
  const mountPeer = Reflect.get(window, "mountPeer")
  place.append(...copies)
  document.body.getBoundingClientRect()
  const countAlive = () => place.querySelectorAll(alive).length
  if (mountPeer) {
    const startedAt = performance.now()
    for (const box of copies) mountPeer(box)
    document.body.getBoundingClientRect()
    return { busyMs: performance.now() - startedAt, aliveCount: countAlive() }
  }
  /** @type {import("./timeCallbacks.mjs").TimedCallbacks | undefined} */
  const timed = Reflect.get(window, "timedCallbacks")
  // Our code connects the copies before the next frame, so it hasn't run for them yet.
  if (timed) timed.busyMs = 0
  do await nextFrame()
  while (countAlive() === 0)
  await nextFrame()
  return { busyMs: timed?.busyMs ?? Number.NaN, aliveCount: countAlive() }
}
