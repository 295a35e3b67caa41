/** An event of the host, as a script without jQuery sends it. */
export interface HostEvent {
  readonly name: string
  /** The body by default. */
  readonly target?: EventTarget
  readonly detail?: object
}

/** Sends an event as another script of the page does. `page.events.send` sends ours, to which our packages don't listen. */
export function sendHostEvent({ name, target = document.body, detail = {} }: HostEvent): void {
  target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}
