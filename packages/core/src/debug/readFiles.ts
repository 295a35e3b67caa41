import type { Page } from "../page/page.ts"

/** A file of this library that the page has fetched. */
export interface FileRow {
  /** The file's name, without the hash. */
  readonly name: string
  /** The start of the request, from the start of the navigation. */
  readonly startMs: number
  readonly durationMs: number
  /** Size as sent; null where another origin hides it, or where the file came from the browser's cache. */
  readonly bytes: number | null
}

/** The files beside `baseUrl` that the page has fetched, in their order. */
export function readFiles({ window }: Page, baseUrl: string): readonly FileRow[] {
  const folder = new URL(".", baseUrl).href
  return window.performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof window.PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(folder))
    .map(({ name, startTime, duration, transferSize, encodedBodySize }) => ({
      name: (formatFileName(name) ?? name).replace(/-[A-Z0-9]{8}(?=\.\w+$)/, ""),
      startMs: Math.round(startTime),
      durationMs: Math.round(duration),
      bytes: transferSize === 0 ? null : encodedBodySize,
    }))
}

/** The last part of an address's path; undefined without an address. */
export function formatFileName(url: string | null | undefined): string | undefined {
  const [path = ""] = (url ?? "").split(/[?#]/)
  return path.slice(path.lastIndexOf("/") + 1) || undefined
}
