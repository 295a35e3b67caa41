/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page before its scripts: measures the script time of each frame in which the page scrolls, and records the header's
 * layout reads outside frames. All scripts of the page are ours.
 */
export function noteScrollWork() {
  /** @type {{ frames: number[], reads: string[] }} */
  const notes = { frames: [], reads: [] }
  Reflect.set(window, "scrollWork", notes)
  let isInFrame = false
  let isScrolling = false
  let workMs = 0

  const note = (/** @type {string} */ name) => {
    if (!isInFrame && /\/chunks\/(header|frame|site-scrolling)-/.test(new Error("read").stack ?? ""))
      notes.reads.push(name)
  }
  const timed = (/** @type {() => unknown} */ work) => {
    const startMs = performance.now()
    try {
      return work()
    } finally {
      workMs += performance.now() - startMs
    }
  }
  const nextFrame = window.requestAnimationFrame.bind(window)
  // This callback was requested before the frame's own callbacks, so it runs first: the previous frame is over here.
  const closeFrame = () => {
    if (isScrolling) notes.frames.push(workMs)
    isScrolling = false
    workMs = 0
    nextFrame(closeFrame)
  }
  addEventListener("scroll", () => (isScrolling = true), { capture: true, passive: true })
  nextFrame(closeFrame)

  window.requestAnimationFrame = (callback) =>
    nextFrame((time) => {
      isInFrame = true
      timed(() => callback(time))
      isInFrame = false
    })
  const { addEventListener: listen } = EventTarget.prototype
  /**
   * @this {EventTarget}
   * @param {string} type
   * @param {EventListenerOrEventListenerObject | null} listener
   * @param {AddEventListenerOptions | boolean} [options]
   */
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isTimed = type === "scroll" && typeof listener === "function"
    const own = isTimed ? (/** @type {Event} */ event) => timed(() => listener.call(this, event)) : listener
    listen.call(this, type, own, options)
  }

  /** @type {readonly (readonly [object, readonly string[]])[]} */
  const measuring = [
    [HTMLElement.prototype, ["offsetHeight", "offsetWidth", "offsetTop", "offsetLeft"]],
    [Element.prototype, ["clientHeight", "clientWidth", "scrollTop", "scrollLeft", "scrollHeight", "scrollWidth"]],
    [window, ["innerWidth", "innerHeight", "scrollY", "scrollX"]],
  ]
  for (const [owner, names] of measuring) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(owner, name)
      const read = own?.get
      if (!read) continue
      Object.defineProperty(owner, name, {
        ...own,
        /** @this {unknown} */
        get() {
          note(name)
          return Reflect.apply(read, this, [])
        },
      })
    }
  }
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function () {
    note("getBoundingClientRect")
    return getBoundingClientRect.call(this)
  }
}
