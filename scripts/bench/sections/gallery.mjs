import { compareGalleries, measureEach } from "../compareGalleries.mjs"
import { galleries } from "../galleries.mjs"
import { openGallerySite } from "../gallerySite.mjs"
import { inGallery } from "../galleryTab.mjs"
import { viewPage } from "../pageView.mjs"
import { inTab, repeat } from "../tab.mjs"
import { dragMethod, measureDrags } from "./drags.mjs"
import { measureSlides, slideMethod } from "./slides.mjs"
import { measureVariations, variationMethod } from "./variations.mjs"
import { measureViewer, viewerMethod } from "./viewer.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../galleryTab.mjs").GalleryBench} GalleryBench
 */

/**
 * P8: measures galleries and variations.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureGalleries(bench) {
  const site = await openGallerySite()
  try {
    const galleryBench = { ...bench, galleryUrl: site.url }
    return {
      goal: "P8",
      title: "galleries and variations",
      method: [
        "Galleries of five photographs of 1200 × 1200 pixels, decoded and laid out before it begins, in a fresh page whose scripts have come. The jQuery stack is FlexSlider 2.7, jQuery Zoom 1.7 and PhotoSwipe 4.1 from npm on jQuery 3.7.1, with a few lines of ours that start them as the platform's settings say. It and ours have thumbnails; Swiper 14, Embla 8.6 and Splide 4.1 have two arrows.",
        'Connected: how long that keeps the main thread busy, the layout it leaves to do included. Peers are called for one gallery after the other. Ours is called by the browser, before the next frame and for what comes near the window; "all seen" is a browser that says that all galleries are in sight at once.',
        slideMethod,
        dragMethod,
        viewerMethod,
        "First picture: the largest contentful paint of the example shop's product page, which is the gallery's first picture.",
        variationMethod,
      ].join("\n\n"),
      figures: [
        ...(await measureMounts(galleryBench)),
        ...(await measureSlides(galleryBench)),
        ...(await measureDrags(galleryBench)),
        ...(await measureViewer(galleryBench)),
        await measureFirstPicture(bench),
        ...(await measureVariations(galleryBench)),
      ],
    }
  } finally {
    await site.close()
  }
}

/** @param {GalleryBench} bench */
async function measureMounts(bench) {
  const [one, hundred, hundredSeen] = [
    await mountEach(bench, { count: 1 }),
    await mountEach(bench, { count: 100 }),
    await mountEach(bench, { count: 100, seesAll: true }),
  ]
  const busy = (/** @type {number} */ busyMs) => busyMs
  return [
    ...compareGalleries(one, { what: "5 pictures connected", unit: "ms", limit: 1 }, busy),
    ...compareGalleries(hundred, { what: "100 galleries of 5 connected", unit: "ms", limit: 5 }, busy),
    ...compareGalleries(hundredSeen, { what: "100 galleries of 5, all seen", unit: "ms" }, busy),
  ]
}

/**
 * Measures how long each kind keeps the page busy, in ms.
 * @param {GalleryBench} bench
 * @param {{ count: number, seesAll?: boolean }} mount
 */
function mountEach(bench, { count, seesAll = false }) {
  return measureEach(bench.repeats, async (name) => {
    const mount = { count, timing: { seesAll } }
    const { busyMs, aliveCount } = await inGallery(bench, name, mount, ({ mounted }) => Promise.resolve(mounted))
    // Of many galleries, ours connects only those near the viewport.
    const isEachDue = count === 1 || seesAll || "peer" in galleries[name]
    if (isEachDue && aliveCount !== count) throw new Error(`${aliveCount} of ${count} galleries came alive: ${name}.`)
    return busyMs
  })
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure>}
 */
async function measureFirstPicture({ browser, doors, pages, repeats }) {
  const paint = (/** @type {"ringside" | "none"} */ variant) =>
    repeat(repeats, () => inTab(browser, (tab) => viewPage(tab, doors[variant].url + pages.product)))
  const [ours, without] = [await paint("ringside"), await paint("none")]
  return {
    what: "the shop's product page: first picture painted",
    unit: "ms",
    ours: ours.map(({ contentfulPaintMs }) => contentfulPaintMs),
    without: without.map(({ contentfulPaintMs }) => contentfulPaintMs),
  }
}
