interface WindowHolder {
  readonly window: Window & typeof globalThis
}

/** The element that an event happened on; null for events of the document and of the window. */
export function findEventElement({ window }: WindowHolder, { target }: Pick<Event, "target">): Element | null {
  return target instanceof window.Element ? target : null
}
