/** Elements by the names of their constructors, which each window has its own of. */
export interface ElementTypes {
  readonly HTMLElement: HTMLElement
  readonly HTMLAnchorElement: HTMLAnchorElement
  readonly HTMLButtonElement: HTMLButtonElement
  readonly HTMLFormElement: HTMLFormElement
  readonly HTMLInputElement: HTMLInputElement
  readonly HTMLSelectElement: HTMLSelectElement
}

/** The name of an element's constructor. */
export type ElementType = keyof ElementTypes

interface WindowHolder {
  readonly window: Window & typeof globalThis
}

/** Whether an element of the page is of that type; true for undefined, which names none. */
export function isElementOf<Type extends ElementType>(
  { window }: WindowHolder,
  element: Element,
  type: Type | undefined,
): element is ElementTypes[Type] {
  return type === undefined || element instanceof window[type]
}
