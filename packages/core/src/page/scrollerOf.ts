import { createPageDocument } from "./pageDocument.ts"
import { nullPrototype } from "../domain/index.ts"
import { listen } from "./listen.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** How a target comes into view. */
export interface ScrollOptions {
  /** How long it takes; no time at all where the shopper's device asks for reduced motion. */
  readonly durationMs: number
  /** What stays in sight above the target, in CSS pixels. More, where a header that is stuck there is taller. */
  readonly marginPx?: number
  /** The box that scrolls, such as a popup's overlay; the page unless it is given. */
  readonly within?: HTMLElement
}

/** Scrolls the page, one movement at a time. */
export interface Scroller {
  /**
   * Scrolls until the top of `target` is in view. Resolves with `true` when it has arrived; with `false` when the shopper scrolled,
   * another movement began or the page stopped: it is then left where it is.
   */
  to(target: Element | "top", options: ScrollOptions): Promise<boolean>
}

/** What the shopper does who wants to go elsewhere. */
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
        // At once, also where the page's styles scroll smoothly: each frame says where the page stands.
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
          // The goal may move meanwhile: pictures load, a header sticks to the top.
          put(startTop + (readGoal() - startTop) * easeInOut(progress))
          if (progress < 1) {
            cancelFrame = clock.nextFrame(move)
            return
          }
          // A header that has become stuck by this very movement.
          put(readGoal())
          end(true)
        }
        move()
      }),
  }
}

/** Slow at both ends. `progress` and the answer go from 0 to 1. */
function easeInOut(progress: number): number {
  return 0.5 - Math.cos(Math.PI * progress) / 2
}

/** How much of the view's top is covered by what is stuck there; what covers half of it is an overlay and no header. */
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
