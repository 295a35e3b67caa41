/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * The callbacks of a page's script, so far.
 * @typedef {object} TimedCallbacks
 * @property {number} busyMs duration of frames' and observers' callbacks, each with the layout that it caused
 * @property {Set<Element>} observed the elements whose visibility it observes
 */

/**
 * Runs in the page before any other script: measures a script's work in browser callbacks. With `seesAll`, every element that the script
 * observes is reported as visible.
 * @param {{ seesAll: boolean }} options
 */
export function timeCallbacks({ seesAll }) {
  /** @type {TimedCallbacks} */
  const timed = { busyMs: 0, observed: new Set() }
  /** @type {<Args extends unknown[]>(callback: (...args: Args) => void) => (...args: Args) => void} */
  const time =
    (callback) =>
    (...args) => {
      const startedAt = performance.now()
      callback(...args)
      document.body.getBoundingClientRect()
      timed.busyMs += performance.now() - startedAt
    }
  const requestFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => requestFrame(time(callback))
  const [Mutations, Intersections] = [MutationObserver, IntersectionObserver]
  window.MutationObserver = class extends Mutations {
    constructor(/** @type {MutationCallback} */ callback) {
      super(time(callback))
    }
  }
  window.IntersectionObserver = class extends Intersections {
    constructor(
      /** @type {IntersectionObserverCallback} */ callback,
      /** @type {IntersectionObserverInit | undefined} */ options,
    ) {
      const show = (/** @type {IntersectionObserverEntry} */ entry) =>
        new Proxy(entry, {
          get: (target, name) => (name === "isIntersecting" ? true : Reflect.get(target, name, target)),
        })
      const timedCallback = time(callback)
      super((entries, observer) => timedCallback(seesAll ? entries.map(show) : entries, observer), options)
    }
    /**
     * @override
     * @param {Element} element
     */
    observe(element) {
      timed.observed.add(element)
      super.observe(element)
    }
  }
  Reflect.set(window, "timedCallbacks", timed)
}
