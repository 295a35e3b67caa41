import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { HostState } from "./hostSettings.ts"

/** Built without `URL`, which in a test of pages is the document's. */
const fixtures = join(fileURLToPath(import.meta.url), "../../../fixtures")

/** The folder of the host's pages. A page is an HTML file, and a file that is added is served. */
const hostPagesFolder = join(fixtures, "pages")

/**
 * The server's additions to a page: `astra`, the scripts of Astra's basket and their settings; `basket`, those of the basket page;
 * `checkout`, the form and its answers.
 */
const hostNeeds = ["astra", "basket", "checkout"] as const

/** A host's page, as its file declares it in the head: `<meta name="host:address" content="/en/shop/" />`. */
export interface HostPage {
  /** The name of the page's file. */
  readonly name: string
  /** The addresses in English; without any, the page belongs to a server that serves nothing else. */
  readonly addresses: readonly string[]
  /** The state of the host when a test names none; 3 by default. */
  readonly state: HostState
  readonly needs: ReadonlySet<(typeof hostNeeds)[number]>
  /** The document, without the declarations. Its `{{name}}` are filled in by `fillPage`. */
  readonly html: string
  /** Changes the document that is filled in, as a theme's templates do. */
  readonly change?: (html: string) => string
}

/** Reads all pages of a folder. */
export function readHostPages(folder = hostPagesFolder): readonly HostPage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => parsePage(file.replace(".html", ""), readFileSync(`${folder}/${file}`, "utf8")))
}

/** Reads one of the host's own pages. */
export function readHostPage(name: string): HostPage {
  return parsePage(name, readFileSync(`${hostPagesFolder}/${name}.html`, "utf8"))
}

/**
 * Inserts `parts` in place of the `{{name}}` of `html`.
 * @throws for a part that nobody passes: the name is mistyped, or the server doesn't have it.
 */
export function fillPage(html: string, parts: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`No part of a host page is named ${name}.`)
    return part
  })
}

const declarations = /^ *<meta name="host:([a-z]+)" content="([^"]*)" \/>\n/gm

function parsePage(name: string, text: string): HostPage {
  const addresses: string[] = []
  const needs = new Set<(typeof hostNeeds)[number]>()
  let state: HostState = 3
  for (const [, key, value = ""] of text.matchAll(declarations)) {
    if (key === "address") addresses.push(value)
    else if (key === "state") state = parseState(name, value)
    else if (key === "needs") for (const need of value.split(" ")) needs.add(parseNeed(name, need))
    else throw new Error(`${name}.html declares host:${key}, which no server reads.`)
  }
  return { name, addresses, state, needs, html: includeParts(text.replace(declarations, "")) }
}

function parseState(page: string, value: string): HostState {
  const state = ([1, 2, 3] as const).find((each) => String(each) === value)
  if (state === undefined) throw new Error(`${page}.html declares the state ${value}; the states are 1, 2 and 3.`)
  return state
}

function parseNeed(page: string, value: string) {
  const need = hostNeeds.find((each) => each === value)
  if (need === undefined) throw new Error(`${page}.html needs ${value}; servers have ${hostNeeds.join(", ")}.`)
  return need
}

/** Inserts the files of `fixtures/parts` that a page includes, as `{{> figure}}`. */
function includeParts(html: string): string {
  return html.replace(/\{\{> ([a-z-]+)\}\}/g, (_, part: string) =>
    includeParts(readFileSync(join(fixtures, `parts/${part}.html`), "utf8").trimEnd()),
  )
}
