import type { Options } from "./checks.ts"
import type { CallLog } from "./errors.ts"
import { createFrame, type Frame } from "./frames.ts"

type Listener = (event: Readonly<Record<string, unknown>>) => void

/** The payment element, as far as the simulation has it. */
export interface CardElement {
  mount(target: unknown): void
  unmount(): void
  destroy(): void
  on(name: string, listener: Listener): CardElement
  once(name: string, listener: Listener): CardElement
  off(name: string, listener?: Listener): CardElement
  update(options: Options): void
  focus(): void
}

/** What the elements around it need of it. */
export interface CardElementState {
  readonly element: CardElement
  readonly frame: () => Frame | null
  readonly options: () => Options
  emit(name: string, event: Readonly<Record<string, unknown>>): void
  restyle(appearance: unknown): void
}

interface CardElementParts {
  readonly view: Window & typeof globalThis
  readonly origin: string
  readonly locale: string
  readonly log: CallLog
  readonly check: (options: Options) => string | null
}

/** Makes a payment element. */
export function createCardElement(
  { view, origin, locale, log, check }: CardElementParts,
  startOptions: Options,
  startAppearance: unknown,
): CardElementState {
  const listeners = new Map<string, Set<Listener>>()
  let options = startOptions
  let appearance = startAppearance
  let frame: Frame | null = null
  let isDestroyed = false

  const emit: CardElementState["emit"] = (name, event) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: "payment", ...event })
  }
  const guard = () => {
    if (isDestroyed) throw log.violate("This Element has already been destroyed. Please create a new one.")
  }
  const show = () => void frame?.ask("show", { kind: "card", locale, options, appearance })
  const remove = () => {
    frame?.remove()
    frame = null
  }
  const element: CardElement = {
    mount(target) {
      guard()
      log.call("element.mount")
      const place = typeof target === "string" ? view.document.querySelector(target) : target
      if (!(place instanceof view.HTMLElement)) throw log.violate("The mount target doesn't exist in the DOM.")
      if (place.getClientRects().length === 0) throw log.violate("The mount target isn't displayed.")
      remove()
      const made = createFrame(
        view,
        origin,
        locale === "es" ? "Tarjeta (proveedor simulado)" : "Card (simulated provider)",
      )
      frame = made
      made.element.style.height = "15rem"
      for (const name of ["change", "focus", "blur"]) {
        made.on(name, (data) => emit(name, typeof data === "object" && data ? { ...data } : {}))
      }
      made.on("height", (height) => (made.element.style.height = `${Number(height)}px`))
      place.replaceChildren(made.element)
      show()
      void made.ready.then(() => frame === made && emit("ready", {}))
    },
    unmount() {
      guard()
      log.call("element.unmount")
      remove()
    },
    destroy() {
      guard()
      log.call("element.destroy")
      isDestroyed = true
      remove()
    },
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return element
    },
    once(name, listener) {
      const heard: Listener = (event) => {
        element.off(name, heard)
        listener(event)
      }
      return element.on(name, heard)
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener)
      else listeners.delete(name)
      return element
    },
    update(changes) {
      guard()
      log.call("element.update", changes)
      const problem = check(changes)
      if (problem !== null) throw log.violate(problem)
      options = { ...options, ...changes }
      show()
    },
    focus() {
      guard()
      void frame?.ask("focus")
    },
  }
  return {
    element,
    emit,
    frame: () => frame,
    options: () => options,
    restyle(next) {
      appearance = next
      show()
    },
  }
}
