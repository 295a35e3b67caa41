import { galleries } from "./galleries.mjs"
import { repeat } from "./tab.mjs"

/**
 * @typedef {import("./figures.mjs").Figure} Figure
 * @typedef {import("./galleries.mjs").GalleryName} GalleryName
 */

/**
 * Runs `measure` for each kind of gallery, and returns one value per repeat.
 * @template T
 * @param {number} repeats
 * @param {(name: GalleryName) => Promise<T>} measure
 * @returns {Promise<Record<GalleryName, T[]>>}
 */
export async function measureEach(repeats, measure) {
  const run = (/** @type {GalleryName} */ name) => repeat(repeats, () => measure(name))
  return {
    platform: await run("platform"),
    hook: await run("hook"),
    flexslider: await run("flexslider"),
    swiper: await run("swiper"),
    embla: await run("embla"),
    splide: await run("splide"),
  }
}

/**
 * Creates two figures of such runs: ours on the platform's markup beside all compared galleries, and ours on a hook.
 * @template T
 * @param {Record<GalleryName, T[]>} runs
 * @param {Pick<Figure, "what" | "unit" | "limit">} figure
 * @param {(run: T) => number} read
 * @returns {Figure[]}
 */
export function compareGalleries(runs, figure, read) {
  const pick = (/** @type {GalleryName} */ name) => runs[name].map(read)
  const others = /** @type {const} */ (["swiper", "embla", "splide"])
  return [
    {
      ...figure,
      job: figure.what,
      what: `${figure.what}, the platform's markup`,
      ours: pick("platform"),
      peer: pick("flexslider"),
      others: Object.fromEntries(others.map((name) => [galleries[name].name, pick(name)])),
    },
    { ...figure, job: figure.what, what: `${figure.what}, a hook`, ours: pick("hook") },
  ]
}
