/**
 * Reads the member at `path` of a value from outside (config, a host's global, a response), through own members only, so that no name
 * reaches a prototype. `undefined` when any step is missing.
 */
export function readMember(config: unknown, path: readonly string[]): unknown {
  let member: unknown = config
  for (const key of path) {
    if (typeof member !== "object" || member === null || !Object.hasOwn(member, key)) return undefined
    member = Reflect.get(member, key)
  }
  return member
}
