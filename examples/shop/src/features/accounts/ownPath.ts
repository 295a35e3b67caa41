import type { Visit } from "../../visit.ts"

/** An address of this shop that a form or a query names to go on to; undefined for other sites and for what is none. */
export function parseOwnPath(value: string | null | undefined, { url }: Pick<Visit, "url">): string | undefined {
  if (!value?.startsWith("/") || !URL.canParse(value, url)) return undefined
  const target = new URL(value, url)
  return target.origin === url.origin && !target.pathname.startsWith("//")
    ? `${target.pathname}${target.search}`
    : undefined
}
