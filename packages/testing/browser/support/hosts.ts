import type { Page } from "playwright-core"
import { formatLibraryTags, type HostLibrary } from "./hostLibraries.ts"
import { alpineRegion, reactRegion, region } from "./hostRegions.ts"
import { breakTexts } from "./hostTranslator.ts"
import { imitatePrototypeJs } from "./prototypeJs.ts"

/** Third-party code or styles on a page with hooks, and their changes to mounted hooks. */
export interface Host {
  readonly name: string
  readonly libraries?: readonly HostLibrary[]
  /** Markup for the head, before the libraries. */
  readonly head?: string
  /** The page's content, where the host requires its own. */
  readonly region?: string
  /** Runs in the page before its scripts. */
  readonly before?: () => void
  /** Changes the mounted hooks. */
  readonly change: (page: Page) => Promise<unknown>
}

/** Makes the page's own script replace a part of the page with the same HTML. */
const fillAnew = (call: string) => (page: Page) => page.evaluate(`(html => ${call})(${JSON.stringify(region)})`)

const jQueryHosts = (
  [
    ["jQuery 1.12", "jquery1"],
    ["jQuery 3.7", "jquery3"],
    ["jQuery 4.0", "jquery4"],
  ] as const
).map(([name, library]): Host => ({ name, libraries: [library], change: fillAnew('jQuery("#region").html(html)') }))

/** Waits for the event that a library sends when the work that `start` began is done. */
const untilEvent = (name: string, start: string) => (page: Page) =>
  page.evaluate(
    `new Promise((done) => { document.addEventListener(${JSON.stringify(name)}, () => done(), { once: true }); ${start} })`,
  )

/** Type selectors only, as in old themes, and a body that is the containing block of fixed elements. */
const theme = `
  html { font-size: 62.5% }
  dialog, dialog h2, dialog button { display: none }
  [data-ringside] :is(div, ul, li, p, a, button, section) { float: left; position: static; font-size: 0.1rem; opacity: 0.99 }
  dialog { visibility: hidden }
  body { transform: translateZ(0); overflow: hidden; contain: paint }`

/** All third-party code that the library must work beside. */
export const hosts: readonly Host[] = [
  ...jQueryHosts,
  {
    name: "Prototype.js 1.7",
    before: imitatePrototypeJs,
    change: fillAnew('document.getElementById("region").innerHTML = html'),
  },
  {
    name: "Turbo 8",
    libraries: ["turbo"],
    // Turbo would prefetch a link near the pointer, and so add an item that nobody clicked, with or without our script.
    head: '<meta name="turbo-prefetch" content="false">',
    async change(page) {
      await untilEvent("turbo:load", 'Turbo.visit("/en/hooks/?next")')(page)
      await untilEvent("turbo:load", "history.back()")(page)
    },
  },
  {
    name: "htmx 2",
    libraries: ["htmx"],
    // htmx takes over every link and form of the page.
    head: "<script>addEventListener('DOMContentLoaded', () => document.body.setAttribute('hx-boost', 'true'))</script>",
    change: untilEvent(
      "htmx:afterSettle",
      'htmx.ajax("GET", location.href, { target: "#region", select: "#region", swap: "outerHTML" })',
    ),
  },
  {
    name: "Alpine 3",
    libraries: ["alpine"],
    region: alpineRegion,
    change: (page) => page.evaluate("region.dispatchEvent(new Event('turn'))"),
  },
  {
    name: "React 18",
    libraries: ["react", "reactDom"],
    region: reactRegion,
    change: (page) => page.evaluate("renderAgain()"),
  },
  {
    name: "a reset of all styles",
    head: "<style>* { all: unset !important; display: revert !important }</style>",
    change: (page) => page.evaluate("document.body.style.zoom = 2"),
  },
  {
    name: "a theme's rules",
    head: `<style>${theme}</style>`,
    change: (page) => page.evaluate("document.body.className = 'other'"),
  },
  { name: "a translator", before: breakTexts, change: (page) => page.evaluate("translateAgain()") },
]

/** A host's change to a page with an open drawer. */
export interface Disturbance {
  readonly name: string
  readonly host: Host
  readonly run: Host["change"]
}

/** Finds the host with that name. */
export function findHost(name: string): Host {
  const host = hosts.find((each) => each.name === name)
  if (!host) throw new Error(`There is no host ${name}.`)
  return host
}
const mini = '"#region [data-ringside=mini-cart]"'

/** Changes that remove the drawer's own place in the page. */
export const disturbances: readonly Disturbance[] = [
  {
    name: "htmx swaps the hook itself",
    host: findHost("htmx 2"),
    run: untilEvent(
      "htmx:afterSettle",
      `htmx.ajax("GET", location.href, { target: ${mini}, select: ${mini}, swap: "outerHTML" })`,
    ),
  },
  {
    name: "Turbo visits a page and comes back to its own picture of this one",
    host: findHost("Turbo 8"),
    run: findHost("Turbo 8").change,
  },
  {
    name: "Turbo morphs the page into what the server says",
    host: {
      ...findHost("Turbo 8"),
      head: '<meta name="turbo-prefetch" content="false"><meta name="turbo-refresh-method" content="morph">',
    },
    run: untilEvent("turbo:load", 'Turbo.visit(location.href, { action: "replace" })'),
  },
  { name: "Alpine hides and makes anew", host: findHost("Alpine 3"), run: findHost("Alpine 3").change },
  {
    name: "React draws around it and makes another hook anew",
    host: findHost("React 18"),
    run: findHost("React 18").change,
  },
  {
    name: "jQuery empties the hook",
    host: findHost("jQuery 4.0"),
    run: (page) => page.evaluate(`jQuery(${mini}).html('<a href="/en/carrito/">Basket</a>')`),
  },
]

/** The tags that a page needs for `host`. */
export function formatHostHead({ head = "", libraries = [] }: Host): string {
  return head + formatLibraryTags(...libraries)
}
