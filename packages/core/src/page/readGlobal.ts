/**
 * Reads a global that a script of the page made. Ids of elements and names of frames are globals, too, but inherited ones; reading one from
 * a frame of another origin throws.
 */
export function readGlobal(view: Window, name: string): unknown {
  // eslint-disable-next-line no-restricted-syntax -- this is the function that the rule asks for
  return Object.hasOwn(view, name) ? Reflect.get(view, name) : undefined
}
