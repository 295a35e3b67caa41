/** Records the prototypes of a window's classes. Returns a function that undoes what was changed on them since. */
export function recordPrototypes(window: object): () => void {
  const recorded = new Map<object, PropertyDescriptorMap>()
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Reflect.get(window, name)
    if (typeof value !== "function") continue
    for (let prototype: unknown = value.prototype; isOfWindow(prototype); prototype = Reflect.getPrototypeOf(prototype))
      recorded.set(prototype, Object.getOwnPropertyDescriptors(prototype))
  }
  return () => {
    for (const [prototype, before] of recorded) restore(prototype, before)
  }
}

/** The language's own prototypes belong to one file's context. */
function isOfWindow(prototype: unknown): prototype is object {
  return typeof prototype === "object" && prototype !== null && prototype !== Object.prototype
}

function restore(prototype: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(prototype)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(prototype, key)
  for (const key of Reflect.ownKeys(before)) {
    const [was, is] = [Reflect.get(before, key), Reflect.getOwnPropertyDescriptor(prototype, key)]
    const isSame = is?.value === was.value && is?.get === was.get && is?.set === was.set
    if (!isSame) Reflect.defineProperty(prototype, key, was)
  }
}
