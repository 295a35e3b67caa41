/// <reference lib="dom" />

/** @typedef {"one by one" | "in one fragment" | "nested in one section"} StormWay */

/**
 * Runs in the page: inserts `count` nodes, one in a hundred of them a hook, and measures how long the page was busy: until the observers'
 * callbacks and the work that they scheduled for the next frame are done. With `texts`, the nodes are paragraphs with that many different
 * texts, and none is a hook.
 * @param {{ way: StormWay, count: number, texts?: number }} storm
 * @returns {Promise<number>} ms
 */
export async function insertStorm({ way, count, texts = 0 }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
  const nodes = Array.from({ length: count }, (_, index) => {
    if (texts > 0) {
      const paragraph = document.createElement("p")
      paragraph.textContent = `Paso número ${index % texts} del taller`
      return paragraph
    }
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
  // Observers are called in this task's microtasks, before the next line runs.
  await Promise.resolve()
  const observedAt = performance.now()
  // Requested after the observers' frame callbacks, so it runs last in the frame; `frameBegins` was requested before them and runs first.
  const frameEnds = nextFrame()
  const frameMs = Number(await frameEnds) - Number(await frameBegins)
  place.remove()
  await nextFrame()
  return observedAt - startedAt + frameMs
}
