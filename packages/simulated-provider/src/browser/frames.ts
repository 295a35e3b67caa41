/** A message between the page and a frame of the simulation. */
export interface FrameMessage {
  readonly simulated: true
  readonly id: string
  readonly action: string
  readonly data: unknown
}

/** A frame of the simulation in the page. */
export interface Frame {
  readonly element: HTMLIFrameElement
  /** Resolves when the frame's script runs. */
  readonly ready: Promise<void>
  /** Sends a message and resolves with the response. */
  ask(action: string, data?: unknown): Promise<unknown>
  /** Listens to messages that the frame sends by itself. */
  on(action: string, listener: (data: unknown) => void): void
  remove(): void
}

/** Creates a frame with the page of the simulation in `folder`; the caller inserts it. Only messages from that frame and its origin are accepted. */
export function createFrame(view: Window & typeof globalThis, folder: string, name: string): Frame {
  const element = view.document.createElement("iframe")
  const id = view.crypto.randomUUID()
  const { origin } = new URL(folder)
  element.title = name
  element.src = `${folder}frame#${id}`
  element.style.cssText = "border:0;width:100%;display:block"
  const waiting = new Map<string, (data: unknown) => void>()
  const listeners = new Map<string, (data: unknown) => void>()
  let setReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => (setReady = resolve))
  listeners.set("ready", () => setReady())
  const onMessage = (event: MessageEvent) => {
    if (event.source !== element.contentWindow || event.origin !== origin || !isFrameMessage(event.data)) return
    const { action, data, id: answered } = event.data
    waiting.get(answered)?.(data)
    waiting.delete(answered)
    listeners.get(action)?.(data)
  }
  view.addEventListener("message", onMessage)
  return {
    element,
    ready,
    async ask(action, data = null) {
      await ready
      const question: FrameMessage = { simulated: true, id: view.crypto.randomUUID(), action, data }
      return new Promise((resolve) => {
        waiting.set(question.id, resolve)
        element.contentWindow?.postMessage(question, origin)
      })
    },
    on: (action, listener) => void listeners.set(action, listener),
    remove() {
      view.removeEventListener("message", onMessage)
      element.remove()
    },
  }
}

/** Whether a message belongs to the simulation. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  return typeof value === "object" && value !== null && "simulated" in value && "action" in value && "id" in value
}
