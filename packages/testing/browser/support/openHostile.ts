import { escapeHtml } from "@ringside/core/domain"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import type { HostServerOptions } from "../../src/host/index.ts"
import { openHost, type HostVisit } from "./openHost.ts"

declare global {
  interface Window {
    /** The attributes of each element that the server has printed. */
    readonly printed: ReadonlyMap<Element, ReadonlySet<string>>
  }
}

/** A visit to a page with hostile texts. */
export interface HostileVisit extends HostVisit {
  /** Expects that nothing of the texts ran or was fetched, that the page stayed, and that our elements are harmless. */
  expectNoHarm(): Promise<void>
}

interface HostileOptions {
  readonly config?: HostServerOptions["config"]
  readonly path?: string
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** The addresses that the payloads would fetch when they are read as markup. */
const marker = /^https?:\/\/evil\.example|^https?:\/\/[^/]+\/(missing|x|style\.css)$/

/** Opens a page with `body`, without a policy that would stop a payload. */
export async function openHostile(
  body: string,
  { config = { takeOver: false }, path = "/en/hooks/", prepare }: HostileOptions = {},
): Promise<HostileVisit> {
  const harm: string[] = []
  const visit = await openHost(
    path,
    { body, config },
    {
      before: notePrinted,
      expectedErrors: /Failed to load resource/,
      async prepare(page) {
        page.on("dialog", (dialog) => {
          harm.push(`dialog ${dialog.message()}`)
          void dialog.dismiss()
        })
        page.on("request", (request) => marker.test(request.url()) && harm.push(`request of ${request.url()}`))
        page.on("framenavigated", (frame) => {
          if (frame === page.mainFrame() && !frame.url().endsWith(path)) harm.push(`left for ${frame.url()}`)
        })
        await prepare?.(page)
      },
    },
  )
  return {
    ...visit,
    async expectNoHarm() {
      // What payloads started is over when the same, begun after it, is.
      await visit.page.evaluate(runControl)
      await expect.poll(() => visit.page.evaluate(() => window.ran)).toContain("control")
      expect(await visit.page.evaluate(() => window.ran)).toEqual(["control"])
      expect([...harm, ...(await visit.page.evaluate(listHarmfulAttributes))]).toEqual([])
    },
  }
}

/** A hook with these attributes after `data-ringside-`. */
export function formatHook(name: string, attributes: Readonly<Record<string, string>>, content = ""): string {
  const pairs = Object.entries(attributes).map(([key, value]) => formatAttribute(`data-ringside-${key}`, value))
  return `<div ${[formatAttribute("data-ringside", name), ...pairs].join(" ")}>${content}</div>`
}

/** `name="value"`, so that a parser reads exactly `value`. */
export function formatAttribute(name: string, value: string): string {
  return `${name}="${escapeForHtml(value)}"`
}

/** Escapes a text so that a parser reads exactly it: a bare carriage return would be read as a new line. */
export function escapeForHtml(text: string): string {
  return escapeHtml(text).replaceAll("\r", "&#13;")
}

/** The text as a reader sees it: white space is collapsed. */
export function readable(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** The texts of all elements of a selector, as a reader sees them. */
export async function readTexts(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).evaluateAll((elements) => elements.map((each) => each.textContent))
  return texts.map(readable)
}

/** Clicks all elements of a selector at once. */
export async function clickAll(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  })
}

/** Runs in the page before its scripts. Module scripts wait for the end of the markup, so they have changed nothing by then. */
function notePrinted(): void {
  Object.assign(window, { ran: [] })
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return
    const listAttributes = (element: Element) =>
      new Set(element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name) ?? ""}`))
    const elements = [...document.querySelectorAll("*")]
    Object.assign(window, { printed: new Map(elements.map((each) => [each, listAttributes(each)])) })
  })
}

function runControl(): void {
  document.createElement("div").innerHTML = '<img src="data:," onerror="top.ran.push(`control`)">'
}

/** Handlers and addresses in the page that the server hasn't printed, and that aren't harmless. */
function listHarmfulAttributes(): readonly string[] {
  const protocols = ["http:", "https:", "mailto:", "tel:"]
  const isHarmless = (address: string) =>
    !URL.canParse(address, document.baseURI) || protocols.includes(new URL(address, document.baseURI).protocol)
  const isHarmful = (name: string, value: string) => {
    if (name.startsWith("on")) return true
    if (name === "srcset") return !value.split(/,\s+/).every((each) => isHarmless(each.trim().split(/\s+/)[0] ?? ""))
    return /^((xlink:)?href|src|srcdoc|(form)?action|data|poster)$/.test(name) && !isHarmless(value)
  }
  return [...document.querySelectorAll("*")].flatMap((element) =>
    element
      .getAttributeNames()
      .map((name) => [name, element.getAttribute(name) ?? ""] as const)
      .filter(([name, value]) => isHarmful(name, value) && !window.printed.get(element)?.has(`${name}=${value}`))
      .map(([name, value]) => `<${element.localName} ${name}="${value}">`),
  )
}
