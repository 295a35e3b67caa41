/// <reference lib="dom" />

/** @typedef {"one by one" | "in one fragment" | "nested in one section"} StormWay */

/**
 * Runs in the page: inserts `count` nodes, one in a hundred of them a hook, and tells how long that kept the page busy:
 * until the observers' callbacks are done, and whatever they had the next frame do.
 * @param {{ way: StormWay, count: number }} storm
 * @returns {Promise<number>} ms
 */
export async function insertStorm({ way, count }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
  const nodes = Array.from({ length: count }, (_, index) => {
    const node = document.createElement("div")
    if (index % 100 === 0) node.setAttribute("data-ringside", "add-to-cart")
    const link = document.createElement("a")
    link.href = "/en/shop/?add-to-cart=11"
    node.append(link)
    return node
  })
  const place = document.createElement("section")
  document.body.append(place)
  await nextFrame()
  await nextFrame()

  const frameBegins = nextFrame()
  const startedAt = performance.now()
  if (way === "one by one") for (const node of nodes) place.append(node)
  else {
    const whole = way === "in one fragment" ? document.createDocumentFragment() : document.createElement("section")
    whole.append(...nodes)
    place.append(whole)
  }
  // Observers are called when this task's microtasks run, before the next line goes on.
  await Promise.resolve()
  const observedAt = performance.now()
  // Asked for after the observers, so it is the last of its frame as the other is the first.
  const frameEnds = nextFrame()
  const frameMs = Number(await frameEnds) - Number(await frameBegins)
  place.remove()
  await nextFrame()
  return observedAt - startedAt + frameMs
}
