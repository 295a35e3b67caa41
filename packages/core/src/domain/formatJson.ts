/**
 * Plain values as JSON, whatever the page has made of `toJSON`: older releases of Prototype.js give every list and text one, and
 * `JSON.stringify` then puts lists into quotes. Not for dates, which say by that method what they are.
 */
export function formatJson(value: object): string {
  // What is returned here is not asked for its toJSON again.
  return JSON.stringify(value, function (this: Record<string, unknown>, key): unknown {
    return this[key]
  })
}
