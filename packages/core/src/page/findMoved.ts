/** Finds the control that replaced one whose markup was replaced; undefined when there is none, which the shopper was told. */
export type FindMoved = (control: Element) => Element | undefined

const serviceName = "core.moved"

/** Makes deferred clicks look for moved controls by `find`. */
export function provideFindMoved(services: Map<string, unknown>, find: FindMoved): void {
  services.set(serviceName, find)
}

/** The control that replaced `control`; undefined when there is none, or while no code is loaded that could find it. */
export function findMoved(services: ReadonlyMap<string, unknown>, control: Element): Element | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one function that has this name
  return (services.get(serviceName) as FindMoved | undefined)?.(control)
}
