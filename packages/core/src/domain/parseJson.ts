/** The value of a JSON text; undefined, which JSON can't say, when there is none or it can't be read. Hosts send JSON as text/html, so no header is asked. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
