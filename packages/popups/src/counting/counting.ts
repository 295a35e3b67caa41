import { consentService, delegate, type Page, sendBeacon } from "@ringside/core"
import { formatText, isRecord, parseFlag, readMembers } from "@ringside/core/domain"
import {
  appendParameter,
  appendPid,
  classifyLink,
  createBeacon,
  decideCtaBeacon,
  shouldTrack,
} from "../domain/index.ts"
import { pushEntry } from "./dataLayer.ts"
import { findModule } from "../loadModule.ts"
import { filtersService } from "../events/filters.ts"
import { wrapElements } from "../events/wrapElements.ts"
import { selectors } from "../host.ts"
import { sendLifecycle } from "../events/lifecycleEvents.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import { readVars } from "../settings/vars.ts"
import { whenAllowed } from "./whenAllowed.ts"

/** Counts openings and conversions, and adds the popup's id to links in it. Source: popups §11. */
export function startCounting(page: Page): void {
  popupsService.of(page).observers.push({
    opened(popup) {
      markLinks(popup)
      count(popup, "open")
    },
  })
  delegate(
    page,
    "click",
    selectors.cta,
    (_, link) => {
      const popup = popupsService.of(page).find(link)
      if (popup) countCta(popup, link)
    },
    { widget: "popups" },
  )
  delegate(page, "click", selectors.link, (_, link) => countLink(page, link), { widget: "popups" })
}

/** Who counts a conversion. */
interface CountOptions {
  /** False where the server has seen it and counts it itself: then it is only an entry of the data layer. */
  readonly isCountedHere?: boolean
}

/** Counts a conversion. */
export function countConversion(popup: Popup, fields: object = {}, options: CountOptions = {}): void {
  count(popup, "conversion", fields, options)
}

function countCta(popup: Popup, link: Element): void {
  const { page, id } = popup
  sendLifecycle(popup, "pumConversion")
  const href = link.getAttribute("href") ?? ""
  const base = page.document.baseURI
  const hasPid = href === appendPid(href, id, base, readParamName(page)) && href.includes(`=${id}`)
  countConversion(popup, {}, { isCountedHere: decideCtaBeacon(href, base, hasPid) })
}

/** Counts a click on a link of a popup, where the server doesn't see it. Calls to action are counted by themselves. */
function countLink(page: Page, link: Element): void {
  const popup = popupsService.of(page).find(link)
  const url = link.getAttribute("href") ?? ""
  if (!popup || link.matches(`${selectors.cta}, ${selectors.close}`) || url.includes("cta=")) return
  const linkType = classifyLink(url, page.document.baseURI)
  const isOnServer = linkType === "internal" && !parseFlag(readVars(page)["disable_url_params"])
  if (isOnServer || linkType === "empty") return
  const data = { pid: popup.id, event: "conversion", eventData: { type: "link_click", url, linkType } }
  const filtered = filtersService
    .of(page)
    .applyFilters("popupMaker.popup.linkClickData", data, wrapElements(page, link))
  sendCount(page, isRecord(filtered) ? filtered : data)
}

function count(popup: Popup, event: "open" | "conversion", fields: object = {}, options: CountOptions = {}): void {
  const { page, id } = popup
  const test = findModule(page, "automatic")?.readVariantFields(id)
  pushEntry(popup, `popup_${event}`, { ...test })
  sendCount(page, { pid: id, event, ...test, ...fields }, options)
}

/** Sends a message to the counter, unless the page or the shopper refuses; once the shopper's consent is known. */
export function sendCount(page: Page, fields: object, { isCountedHere = true }: CountOptions = {}): void {
  const vars = readVars(page)
  const { pid, event = "open" } = readMembers(fields)
  const isCounted = shouldTrack({
    pid,
    event: String(event),
    analyticsEnabled: vars["analytics_enabled"],
    disableTracking: vars["disable_tracking"],
    bodyClasses: [...page.document.body.classList],
    ajax: isCountedHere,
    consent: consentService.of(page).read("marketing"),
  })
  if (!isCounted) return
  const filters = filtersService.of(page)
  const route = filters.applyFilters("pum.analyticsBeaconRoute", vars["analytics_route"])
  const filtered = filters.applyFilters("pum.AnalyticsBeaconData", fields)
  const data = isRecord(filtered) ? filtered : fields
  const beacon = createBeacon(data, { ...vars, analytics_route: route }, page.clock.now())
  if (beacon) whenAllowed(page, "marketing", () => sendBeacon(page, beacon))
}

function markLinks({ page, id, root, scope }: Popup): void {
  const vars = readVars(page)
  if (id <= 0 || parseFlag(vars["disable_tracking"]) || parseFlag(vars["disable_url_params"])) return
  const name = readParamName(page)
  const filters = filtersService.of(page)
  for (const link of root.querySelectorAll("a[href]")) {
    const params = readMembers(
      filters.applyFilters(
        "popupMaker.popup.linkUrlParams",
        { [name]: id },
        wrapElements(page, root),
        wrapElements(page, link),
      ),
    )
    const before = link.getAttribute("href") ?? ""
    let after = before
    for (const [key, value] of Object.entries(params)) {
      const text = formatText(value)
      if (text !== "") after = appendParameter(after, key, text, page.document.baseURI)
    }
    if (after !== before) scope.attribute(link, "href", after)
  }
}

function readParamName(page: Page): string {
  const { popup_id: name } = readMembers(readVars(page)["paramNames"])
  return typeof name === "string" && name !== "" ? name : "pid"
}
