/** The resources that the library's files have started in a page and not stopped. */
export interface Left {
  /** A line for each listener on window, document or body, each timer, frame and observer. */
  read(): string[]
}

/** Runs in the page, before its scripts: records the resources that they start and stop. */
export function countWhatIsLeft(): void {
  const left = new Map<unknown, string>()
  /** Whether our code is on the stack: the browser's driver also adds listeners in the page. */
  const isOurs = () => new Error().stack?.includes("/ringside/") === true
  const wholePage = new Map<unknown, string>()
  wholePage.set(window, "window").set(document, "document")
  const nameOf = (target: unknown) => (target === document.body ? "body" : wholePage.get(target))

  type Listening = {
    readonly key: object
    readonly target: unknown
    readonly type: string
    readonly listener: unknown
    readonly capture: boolean
  }
  let listening: readonly Listening[] = []
  const find = (target: unknown, type: string, listener: unknown, capture: boolean) =>
    listening.find(
      (each) => each.target === target && each.type === type && each.listener === listener && each.capture === capture,
    )
  const forget = (entry: Listening | undefined) => {
    listening = listening.filter((each) => each !== entry)
    if (entry) left.delete(entry.key)
  }
  const readCapture = (options: unknown) =>
    options === true || (typeof options === "object" && options !== null && Reflect.get(options, "capture") === true)
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const capture = readCapture(options)
    const name = nameOf(this)
    // Other scripts may pass null.
    const { signal, once } = typeof options === "boolean" ? {} : (options ?? {})
    // With an aborted signal the browser adds nothing.
    const isAdded = listener && !signal?.aborted && !find(this, type, listener, capture)
    if (isOurs() && name !== undefined && isAdded) {
      const entry = { key: {}, target: this, type, listener, capture }
      listening = [...listening, entry]
      left.set(entry.key, `${type} on ${name}`)
      if (signal) addEventListener.call(signal, "abort", () => forget(entry))
      if (once) addEventListener.call(this, type, () => forget(entry), { once: true, capture })
    }
    addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(find(this, type, listener, readCapture(options)))
    removeEventListener.call(this, type, listener, options)
  }

  const { setTimeout: begin, clearTimeout: end } = window
  Object.assign(window, {
    setTimeout(task: () => void, delayMs = 0) {
      const timer = begin(() => {
        left.delete(timer)
        task()
      }, delayMs)
      if (isOurs()) left.set(timer, `timer of ${delayMs} ms`)
      return timer
    },
    clearTimeout(timer: number) {
      left.delete(timer)
      end(timer)
    },
  })

  for (const name of ["MutationObserver", "IntersectionObserver", "ResizeObserver"] as const) {
    const prototype: Observing = window[name].prototype
    const { observe, disconnect } = prototype
    prototype.observe = function (...args) {
      if (isOurs()) left.set(this, name)
      Reflect.apply(observe, this, args)
    }
    prototype.disconnect = function () {
      left.delete(this)
      disconnect.call(this)
    }
  }
  interface Observing {
    observe(...args: never[]): void
    disconnect(): void
  }

  window.left = { read: () => [...left.values()].toSorted() }
}
