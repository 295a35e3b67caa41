/** Adds what jsdom lacks and the components ask a browser for. Nothing has a size there: all counts as shown, and as in view. */

class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class ViewObserver extends SizeObserver {
  readonly #onSeen: IntersectionObserverCallback
  constructor(onSeen: IntersectionObserverCallback) {
    super()
    this.#onSeen = onSeen
  }
  override observe(target?: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 }
    queueMicrotask(() => this.#onSeen([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver))
  }
}

const ignore = () => {}

function add(target: object, members: object) {
  for (const [name, value] of Object.entries(members)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

add(window, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: ignore, removeEventListener: ignore }),
  ResizeObserver: SizeObserver,
  IntersectionObserver: ViewObserver,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&"), supports: () => false },
})
Object.assign(window, { scrollTo: ignore, scrollBy: ignore })
add(Document.prototype, { elementFromPoint: () => null, elementsFromPoint: () => [] })
add(Element.prototype, { checkVisibility: () => true, scrollIntoView: ignore, scrollTo: ignore, scrollBy: ignore })
add(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event("close"))
  },
})
