import type { Visit } from "../../visit.ts"

/**
 * Parses the address that a form or query asks to continue at, into a path and query; undefined if it is invalid or
 * belongs to another site.
 */
export function parseOwnPath(value: string | null | undefined, { url }: Pick<Visit, "url">): string | undefined {
  if (!value?.startsWith("/") || !URL.canParse(value, url)) return undefined
  const target = new URL(value, url)
  return target.origin === url.origin && !target.pathname.startsWith("//")
    ? `${target.pathname}${target.search}`
    : undefined
}
