import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Message = { readonly param: string; readonly data: unknown }

/** Every function that the contracts list under site (attribution-translation-site §13, catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  parseThemeConfig: domain.parseThemeConfig satisfies (raw: unknown) => {
    breakPoint: number
    rtl: boolean
    scrollToId: boolean
    scrollToTop: boolean
    builder: boolean
    cartClick: string
  },
  selectHeaderMode: domain.selectHeaderMode satisfies (width: number, breakPoint?: number) => "desktop" | "mobile",
  selectHeaderClasses: domain.selectHeaderClasses satisfies (mode: "desktop" | "mobile") => {
    add: string[]
    remove: string[]
    event: string
  },
  selectMenuClasses: domain.selectMenuClasses satisfies (s: {
    type: "dropdown" | "off-canvas"
    trigger?: "mobile" | "desktop"
    open: boolean
  }) => {
    html: string[]
    body: string[]
    popup: string[]
    nav: string[]
    toggle: string[]
    toggleHidden: boolean
    navDisplay: "" | "block"
    expanded: "true" | "false"
  },
  toggleSubmenu: domain.toggleSubmenu satisfies (
    items: { id: string; parent: string | null }[],
    open: string[],
    id: string,
  ) => string[],
  selectMenuLinkAction: domain.selectMenuLinkAction satisfies (l: {
    href: string | null
    hasChildren?: boolean
    expanded?: boolean
    toggleMode?: "icon" | "link"
    via?: "link" | "arrow"
  }) => "toggle" | "navigate" | "close" | "none",
  selectSearchAction: domain.selectSearchAction satisfies (s: {
    open: boolean
    term: string
  }) => "open" | "submit" | "close",
  isScrollTopVisible: domain.isScrollTopVisible satisfies (s: {
    scrollTop: number
    headerHeight: number | null
    devices?: string
    width: number
  }) => boolean,
  selectAnchorTop: domain.selectAnchorTop satisfies (top: number, stickyHeights: number[] | null) => number,
  isDarkPalette: domain.isDarkPalette satisfies (key: string | null) => boolean,
  parsePreviewMessage: domain.parsePreviewMessage satisfies (
    data: unknown,
    origin: string,
    context: { allowedOrigins: string[]; framed: boolean; fromParent: boolean } | null,
  ) => Message | null,
  reducePreview: domain.reducePreview satisfies (
    stored: unknown,
    message: Message,
    origin: string,
  ) => { stored: { data: object; url: string } | null; apply: Message[] },
  formatPaletteCss: domain.formatPaletteCss satisfies (colors: string[], prefix?: string, slugs?: string[]) => string,
  formatTypographyCss: domain.formatTypographyCss satisfies (t: object | null) => string,
  formatFontsUrl: domain.formatFontsUrl satisfies (t: object | null) => string | null,
  isSafeColor: domain.isSafeColor satisfies (v: unknown) => boolean,
  isSafeLogoUrl: domain.isSafeLogoUrl satisfies (v: unknown) => boolean,
  formatNoticeCookie: domain.formatNoticeCookie satisfies (id: string) => string,
  isNoticeHidden: domain.isNoticeHidden satisfies (header: string, id: string) => boolean,
  createBannerRequest: domain.createBannerRequest satisfies (
    restUrl: string,
    nonce: string,
  ) => { method: "POST"; url: string; headers: Record<string, string>; body: string } | null,
  createStoreNoticeCookie: domain.createStoreNoticeCookie satisfies (noticeId: string) => {
    name: string
    value: string
    path: string
  },
  isStoreNoticeHidden: domain.isStoreNoticeHidden satisfies (cookieString: string, noticeId: string) => boolean,
  createComingSoonBody: domain.createComingSoonBody satisfies () => string,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
