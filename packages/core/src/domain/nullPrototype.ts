/**
 * Copies the members into an object without a prototype. Browsers read options through the prototype, so a page's `Object.prototype.signal
 * = null` would reach every call that gets a plain object.
 */
export function nullPrototype<const Members extends object>(members: Members): Members {
  return { __proto__: null, ...members }
}
