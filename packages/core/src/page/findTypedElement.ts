import type { ElementType, ElementTypes } from "./elementTypes.ts"

interface WindowHolder {
  readonly window: Window & typeof globalThis
}

/** The element that an event happened on, if it is of that type: by the constructor of the page's own window. */
export function findTypedElement<Type extends ElementType>(
  { window }: WindowHolder,
  { target }: Pick<Event, "target">,
  type: Type,
): ElementTypes[Type] | null {
  const isOfType = (value: unknown): value is ElementTypes[Type] => value instanceof window[type]
  return isOfType(target) ? target : null
}
