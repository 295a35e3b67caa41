/**
 * Formats plain values as JSON, independent of the page's `toJSON` methods: old releases of Prototype.js add one to every list and text,
 * and `JSON.stringify` then puts lists into quotes. Not for dates, which need their `toJSON`.
 */
export function formatJson(value: object): string {
  // `JSON.stringify` doesn't call toJSON on the value returned here.
  return JSON.stringify(value, function (this: Record<string, unknown>, key): unknown {
    return this[key]
  })
}
