import { createPageDocument } from "./pageDocument.ts"
import { nullPrototype } from "../domain/index.ts"
import { listen } from "./listen.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** How a target is scrolled into view. */
export interface ScrollOptions {
  /** Duration of the movement; 0 where the shopper prefers reduced motion. */
  readonly durationMs: number
  /** The space kept above the target, in CSS pixels; more where a taller header is stuck there. */
  readonly marginPx?: number
  /** The box that scrolls, such as a popup's overlay; the page by default. */
  readonly within?: HTMLElement
}

/** Scrolls the page, one movement at a time. */
export interface Scroller {
  /**
   * Scrolls until the top of `target` is in view. Resolves with `true` on arrival; with `false` when the shopper scrolled, another movement
   * began or the page stopped: the page then stays where it is.
   */
  to(target: Element | "top", options: ScrollOptions): Promise<boolean>
}

/** Input by which the shopper interrupts the movement. */
const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"]

/** The scroller of `page`. Sources: catalogue-and-cart §12, express-checkout §8, popups §9.4, attribution-translation-site §8.7. */
export function scrollerOf(page: LoaderPage): Scroller {
  return serviceOf(page, "core.scroller", () => createScroller(page))
}

function createScroller({ window: view, clock, signal }: LoaderPage): Scroller {
  const document = createPageDocument(view.document)
  let stopCurrent: () => void = () => undefined

  return {
    to: (target, { durationMs, marginPx = 0, within }) =>
      new Promise((resolve) => {
        stopCurrent()
        const box = within ?? document.scrollingElement ?? document.documentElement
        const readGoal = () => {
          if (target === "top") return 0
          const boxTop = within ? within.getBoundingClientRect().top : 0
          const coveredPx = within ? 0 : readCoveredPx(view)
          const top = target.getBoundingClientRect().top - boxTop + box.scrollTop - Math.max(marginPx, coveredPx)
          return Math.min(Math.max(0, top), Math.max(0, box.scrollHeight - box.clientHeight))
        }
        // Instant even where the page's styles scroll smoothly: each frame sets the position.
        const put = (top: number) => box.scrollTo(nullPrototype({ top, behavior: "instant" }))

        const over = new AbortController()
        let cancelFrame: () => void = () => undefined
        const end = (hasArrived: boolean) => {
          over.abort()
          cancelFrame()
          resolve(hasArrived)
        }
        stopCurrent = () => end(false)
        if (signal.aborted) return stopCurrent()
        listen(signal, "abort", stopCurrent, { signal: over.signal })
        for (const type of takeovers) {
          listen(view, type, stopCurrent, { signal: over.signal, capture: true, passive: true })
        }

        const [startsAt, startTop] = [clock.now(), box.scrollTop]
        const isInstant = durationMs <= 0 || view.matchMedia("(prefers-reduced-motion: reduce)").matches
        const move = () => {
          const progress = isInstant ? 1 : Math.min(1, (clock.now() - startsAt) / durationMs)
          // The target may move meanwhile: pictures load, a header becomes stuck.
          put(startTop + (readGoal() - startTop) * easeInOut(progress))
          if (progress < 1) {
            cancelFrame = clock.nextFrame(move)
            return
          }
          // This movement may have made a header stuck.
          put(readGoal())
          end(true)
        }
        move()
      }),
  }
}

/** Eases in and out. `progress` and the result are between 0 and 1. */
function easeInOut(progress: number): number {
  return 0.5 - Math.cos(Math.PI * progress) / 2
}

/** The height at the view's top that is covered by stuck elements; one that covers half of the view is an overlay, not a header. */
function readCoveredPx(view: Window & typeof globalThis): number {
  const stuck = createPageDocument(view.document)
    .elementsFromPoint(view.innerWidth / 2, 0)
    .flatMap((element) => {
      const isStuck = /^(fixed|sticky)$/.test(view.getComputedStyle(element).position)
      const { bottom } = element.getBoundingClientRect()
      return isStuck && bottom < view.innerHeight / 2 ? [bottom] : []
    })
  return Math.max(0, ...stuck)
}
