import type { Page } from "playwright-core"
import { formatLibraryTags, type HostLibrary } from "./hostLibraries.ts"
import { alpineRegion, reactRegion, region } from "./hostRegions.ts"
import { breakTexts } from "./hostTranslator.ts"
import { actLikePrototypeJs } from "./prototypeJs.ts"

/** Somebody else's code or style on a page with hooks, and what it does to them while they live. */
export interface Host {
  readonly name: string
  readonly libraries?: readonly HostLibrary[]
  /** Markup for the head, before the libraries. */
  readonly head?: string
  /** What the page holds, where the host doesn't take it as it is. */
  readonly region?: string
  /** Runs in the page before its scripts. */
  readonly before?: () => void
  /** Done to the hooks while they live. */
  readonly act: (page: Page) => Promise<unknown>
}

/** Has the page's own script replace a part of the page with the same HTML. */
const fillAnew = (call: string) => (page: Page) => page.evaluate(`(html => ${call})(${JSON.stringify(region)})`)

const jQueryHosts = (
  [
    ["jQuery 1.12", "jquery1"],
    ["jQuery 3.7", "jquery3"],
    ["jQuery 4.0", "jquery4"],
  ] as const
).map(([name, library]): Host => ({ name, libraries: [library], act: fillAnew('jQuery("#region").html(html)') }))

/** Waits for an event that a library sends when it has done what `start` asked of it. */
const untilEvent = (name: string, start: string) => (page: Page) =>
  page.evaluate(
    `new Promise((done) => { document.addEventListener(${JSON.stringify(name)}, () => done(), { once: true }); ${start} })`,
  )

/** Rules by the names of elements alone, as old themes have them, and a body that is no place for anything fixed. */
const theme = `
  html { font-size: 62.5% }
  dialog, dialog h2, dialog button { display: none }
  [data-ringside] :is(div, ul, li, p, a, button, section) { float: left; position: static; font-size: 0.1rem; opacity: 0.99 }
  dialog { visibility: hidden }
  body { transform: translateZ(0); overflow: hidden; contain: paint }`

/** All that the library has to live beside. */
export const hosts: readonly Host[] = [
  ...jQueryHosts,
  {
    name: "Prototype.js 1.7",
    before: actLikePrototypeJs,
    act: fillAnew('document.getElementById("region").innerHTML = html'),
  },
  {
    name: "Turbo 8",
    libraries: ["turbo"],
    // It would fetch what a pointer comes near, and so sell what nobody clicked, with us or without.
    head: '<meta name="turbo-prefetch" content="false">',
    async act(page) {
      await untilEvent("turbo:load", 'Turbo.visit("/en/hooks/?next")')(page)
      await untilEvent("turbo:load", "history.back()")(page)
    },
  },
  {
    name: "htmx 2",
    libraries: ["htmx"],
    // It takes over every link and form of the page.
    head: "<script>addEventListener('DOMContentLoaded', () => document.body.setAttribute('hx-boost', 'true'))</script>",
    act: untilEvent(
      "htmx:afterSettle",
      'htmx.ajax("GET", location.href, { target: "#region", select: "#region", swap: "outerHTML" })',
    ),
  },
  {
    name: "Alpine 3",
    libraries: ["alpine"],
    region: alpineRegion,
    act: (page) => page.evaluate("region.dispatchEvent(new Event('turn'))"),
  },
  {
    name: "React 18",
    libraries: ["react", "reactDom"],
    region: reactRegion,
    act: (page) => page.evaluate("renderAgain()"),
  },
  {
    name: "a reset of all styles",
    head: "<style>* { all: unset !important; display: revert !important }</style>",
    act: (page) => page.evaluate("document.body.style.zoom = 2"),
  },
  {
    name: "a theme's rules",
    head: `<style>${theme}</style>`,
    act: (page) => page.evaluate("document.body.className = 'other'"),
  },
  { name: "a translator", before: breakTexts, act: (page) => page.evaluate("translateAgain()") },
]

/** Something that a host does to a page whose drawer is open. */
export interface Disturbance {
  readonly name: string
  readonly host: Host
  readonly run: Host["act"]
}

/** The host of that name. */
export function findHost(name: string): Host {
  const host = hosts.find((each) => each.name === name)
  if (!host) throw new Error(`There is no host ${name}.`)
  return host
}
const mini = '"#region [data-ringside=mini-cart]"'

/** Acts that take the drawer's own place away. */
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
    run: findHost("Turbo 8").act,
  },
  {
    name: "Turbo morphs the page into what the server says",
    host: {
      ...findHost("Turbo 8"),
      head: '<meta name="turbo-prefetch" content="false"><meta name="turbo-refresh-method" content="morph">',
    },
    run: untilEvent("turbo:load", 'Turbo.visit(location.href, { action: "replace" })'),
  },
  { name: "Alpine hides and makes anew", host: findHost("Alpine 3"), run: findHost("Alpine 3").act },
  {
    name: "React draws around it and makes another hook anew",
    host: findHost("React 18"),
    run: findHost("React 18").act,
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
