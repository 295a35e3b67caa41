/**
 * A global that a script of the page made. An element's id or a frame's name is a global, too, but a property that the window
 * inherits; reading from a frame of another origin throws.
 */
export function readGlobal(view: Window, name: string): unknown {
  // eslint-disable-next-line no-restricted-syntax -- this is the function that the rule asks for
  return Object.hasOwn(view, name) ? Reflect.get(view, name) : undefined
}
