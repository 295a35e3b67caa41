/**
 * The same members without what every object inherits. Browsers read options through the prototype, so a page's
 * `Object.prototype.signal = null` would reach every call that is given a plain object.
 */
export function nullPrototype<const Members extends object>(members: Members): Members {
  return { __proto__: null, ...members }
}
