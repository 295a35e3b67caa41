import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Pairs = [string, string][]
type Currency = Readonly<
  Record<"code" | "symbol" | "thousandSeparator" | "decimalSeparator" | "prefix" | "suffix", string> & {
    minorUnit: number
  }
>
type CurrencySettings = Readonly<
  Record<"code" | "symbol" | "symbolPosition" | "thousandSeparator" | "decimalSeparator", string> & {
    precision: number
  }
>
type Flags = "sliderEnabled" | "zoomEnabled" | "lightboxEnabled" | "rtl" | "loop" | "slideshow" | "ratingRequired"
type GalleryParams = Readonly<
  Record<Flags, boolean> &
    Record<"triggerText" | "ratingMessage", string> & {
      animationSpeedMs: number
      ratingLabels: readonly string[] | null
    }
>
type ApiFailure = { network?: boolean; status?: number; parseFailed?: boolean; body?: unknown; media?: boolean }
type Notice = { text: string }

/** Every function that the contracts list under core; the compiler compares the signatures. */
const listed = {
  // catalogue-and-cart §15
  parseHostFlag: domain.parseHostFlag satisfies (v: unknown) => boolean,
  formatAjaxUrl: domain.formatAjaxUrl satisfies (template: string | null, endpoint: string) => string,
  isSafeNavigationUrl: domain.isSafeNavigationUrl satisfies (url: unknown, base: string) => boolean,
  formatFormBody: domain.formatFormBody satisfies (fields: object | null) => string,
  selectVeto: domain.selectVeto satisfies (results: unknown[]) => boolean,
  formatEventName: domain.formatEventName satisfies (hostName: string) => string,
  readCookie: domain.readCookie satisfies (cookieString: string, name: string) => string | null,
  selectUniqueNotices: domain.selectUniqueNotices satisfies (notices: Notice[]) => Notice[],
  selectNoticeToFocus: domain.selectNoticeToFocus satisfies (
    notices: { role: string | null; classes: string[] | string }[],
  ) => number | null,
  selectNoticeScrollTop: domain.selectNoticeScrollTop satisfies (top: number) => number,
  createAnnouncement: domain.createAnnouncement satisfies (
    message: string | null,
    now: number,
  ) => { text: string; at: number } | null,
  formatPlainText: domain.formatPlainText satisfies (html: string) => string,
  parseGalleryParams: domain.parseGalleryParams satisfies (raw: unknown) => GalleryParams,
  // checkout §14
  decodeEntities: domain.decodeEntities satisfies (text: string | null) => string,
  createCurrency: domain.createCurrency satisfies (settings: CurrencySettings) => Currency,
  readCurrency: domain.readCurrency satisfies (response: unknown, fallback?: Currency) => Currency,
  formatPrice: domain.formatPrice satisfies (minor: number | string, currency: Currency) => string,
  scaleMinorUnits: domain.scaleMinorUnits satisfies (amount: number, from: number, to: number) => number,
  createWcAjaxUrl: domain.createWcAjaxUrl satisfies (template: string, endpoint: string) => string,
  parseJsonSetting: domain.parseJsonSetting satisfies (text: unknown) => object | null,
  encodeForm: domain.encodeForm satisfies (pairs: Pairs) => string,
  flattenFormFields: domain.flattenFormFields satisfies (value: unknown) => Pairs,
  selectRedirect: domain.selectRedirect satisfies (redirect: unknown, pageUrl: string) => string | null,
  // express-checkout §13, popups §13.3
  isSafeRedirect: domain.isSafeRedirect satisfies (url: unknown) => boolean,
  parseMinorAmount: domain.parseMinorAmount satisfies (value: unknown) => number,
  convertAmount: domain.convertAmount satisfies (amount: unknown, decimals: number, minorUnit: number) => number,
  // attribution-translation-site §13
  isSafeCssValue: domain.isSafeCssValue satisfies (v: unknown) => boolean,
  selectApiError: domain.selectApiError satisfies (o: ApiFailure) => { code: string; message: string } | null,
  formatSpokenMessage: domain.formatSpokenMessage satisfies (message: string | null, previous?: string) => string,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
