/**
 * Parses an address as the browser does, against `base` if it is relative; `null` where it can't be parsed. `URL.canParse` would be the
 * question, but Safari has it since 17.0 alone.
 */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
