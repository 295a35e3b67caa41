/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: chooses complete variations one after another, and measures how long each change of a select kept the page busy,
 * including the layout that it caused.
 * @param {readonly { readonly id: number, readonly attributes: Readonly<Record<string, string>> }[]} choices
 * @returns {{ changesMs: number[], wrong: number }} `wrong` counts choices for which another variation was found, or none
 */
export function chooseVariations(choices) {
  /** @type {number[]} */
  const changesMs = []
  let wrong = 0
  for (const { id, attributes } of choices) {
    for (const [name, value] of Object.entries(attributes)) {
      const select = document.querySelector(`select[name="${name}"]`)
      if (!(select instanceof HTMLSelectElement)) throw new Error(`The form has no ${name}.`)
      const startedAt = performance.now()
      select.value = value
      select.dispatchEvent(new Event("change", { bubbles: true }))
      document.body.getBoundingClientRect()
      changesMs.push(performance.now() - startedAt)
    }
    const found = document.querySelector("input.variation_id")
    if (!(found instanceof HTMLInputElement) || found.value !== String(id)) wrong += 1
  }
  return { changesMs, wrong }
}
