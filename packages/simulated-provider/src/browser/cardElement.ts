import type { Options } from "./checks.ts"
import type { CallLog } from "./errors.ts"
import { createEmitter, type Listener } from "./emitter.ts"
import { createFrame, type Frame } from "./frames.ts"
import { findMountTarget } from "./mountTarget.ts"

/** An element, as pages use it. */
export interface ProviderElement {
  mount(target: unknown): void
  unmount(): void
  destroy(): void
  on(name: string, listener: Listener): ProviderElement
  once(name: string, listener: Listener): ProviderElement
  off(name: string, listener?: Listener): ProviderElement
  update(options: Options): void
  focus(): void
}

/** The element's state and methods for the elements around it. */
export interface CardElementState {
  readonly element: ProviderElement
  readonly frame: () => Frame | null
  readonly options: () => Options
  emit(name: string, event: Readonly<Record<string, unknown>>): void
  restyle(appearance: unknown): void
}

interface CardElementNeeds {
  readonly view: Window & typeof globalThis
  readonly folder: string
  readonly locale: string
  readonly log: CallLog
  readonly check: (options: Options) => string | null
}

/** Creates a payment element. */
export function createCardElement(
  { view, folder, locale, log, check }: CardElementNeeds,
  startOptions: Options,
  { appearance: startAppearance, fonts }: Options,
): CardElementState {
  const { emit, on, once, off } = createEmitter("payment")
  let options = startOptions
  let appearance = startAppearance
  let frame: Frame | null = null
  let isDestroyed = false

  const guard = () => {
    if (isDestroyed) throw log.violate("This Element has already been destroyed. Please create a new one.")
  }
  const show = () => void frame?.ask("show", { kind: "card", locale, options, appearance, fonts })
  const remove = () => {
    frame?.remove()
    frame = null
  }
  const element: ProviderElement = {
    mount(target) {
      guard()
      log.call("element.mount")
      const place = findMountTarget(view, log, target)
      remove()
      const made = createFrame(
        view,
        folder,
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
      on(name, listener)
      return element
    },
    once(name, listener) {
      once(name, listener)
      return element
    },
    off(name, listener) {
      off(name, listener)
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
