import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"

/** Some libraries don't export their files, so that they can't be resolved by name. */
const installed = new URL("../../node_modules/", import.meta.url)

/** The libraries of hosts: for each, the file that pages load by its documentation. */
const files = {
  jquery1: "jquery-1/dist/jquery.js",
  jquery3: "jquery/dist/jquery.js",
  jquery4: "jquery-4/dist/jquery.js",
  turbo: "@hotwired/turbo/dist/turbo.es2017-umd.js",
  htmx: "htmx.org/dist/htmx.js",
  alpine: "alpinejs/dist/cdn.js",
  react: "react-18/umd/react.development.js",
  reactDom: "react-dom-18/umd/react-dom.development.js",
  select2: "select2/dist/js/select2.js",
} as const

/** The name of a host library. */
export type HostLibrary = keyof typeof files

/** Reads the style sheet of select2, as npm installed it. */
export function readSelect2Styles(): string {
  return readFileSync(new URL("select2/dist/css/select2.css", installed), "utf8")
}

/** Serves a library, as npm installed it, at `url`. */
export function serveHostLibrary(page: Page, url: string, library: HostLibrary): Promise<unknown> {
  const body = readFileSync(new URL(files[library], installed))
  return page.route(url, (route) => route.fulfill({ body, contentType: "text/javascript" }))
}

/** The address of `library`, once `serveHostLibrary` serves it there. */
export function formatLibraryUrl(library: HostLibrary): string {
  return `/library/${library}.js`
}

/** The script tags of `libraries`, in order. */
export function formatLibraryTags(...libraries: readonly HostLibrary[]): string {
  return libraries
    .map((name) => `<script src="${formatLibraryUrl(name)}"${name === "alpine" ? " defer" : ""}></script>`)
    .join("")
}
