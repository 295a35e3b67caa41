const origin = "https://builder.example"
const context = { allowedOrigins: [origin], framed: true, fromParent: true }
const wrap = (param: string, data: unknown) => ({ call: "starterTemplatePreviewDispatch", value: { param, data } })

/** The text arguments of site's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createBannerRequest: (text) => [[text, text]],
  createSearchPath: (text) => [[text]],
  createStoreNoticeCookie: (text) => [[text]],
  formatFontsUrl: (text) => [
    [{ "body-font-family": text, "body-font-weight": text }],
    [{ "headings-font-family": "inherit", "font-family-h1": text }],
  ],
  formatNoticeCookie: (text) => [[text]],
  formatPaletteCss: (text) => [[[text]], [["red"], text, [text]]],
  formatTypographyCss: (text) => [
    [{ "body-font-family": text, "font-size-body": { desktop: text, "desktop-unit": text } }],
  ],
  isDarkPalette: (text) => [[text]],
  isNoticeHidden: (text) => [
    [text, "abc"],
    ["store_notice=hidden", text],
  ],
  isSafeColor: (text) => [[text], [`rgb(${text}`], [`#${text}`], [`var(--${text}`]],
  isSafeLogoUrl: (text) => [[text], [`https://${text}`], [`data:image/png;base64,${text}`]],
  isScrollTopVisible: (text) => [[{ scrollTop: 1, headerHeight: 1, devices: text, width: 1 }]],
  isStoreNoticeHidden: (text) => [[text, text]],
  parseFoundProducts: (text) => [
    [
      [
        {
          name: text,
          permalink: `/${text}`,
          images: [{ src: text }],
          prices: { price: text, currency_code: text, currency_prefix: text },
        },
      ],
    ],
  ],
  parsePreviewMessage: (text) => [
    [text, origin, context],
    [wrap(text, text), origin, context],
    [wrap("siteLogo", { url: text, dataUri: text, width: text }), origin, context],
    [wrap("colorPalette", { slug: text, colors: [text] }), origin, context],
    [wrap("siteTypography", { [text]: text, a: text }), text, { ...context, allowedOrigins: [text] }],
  ],
  parsePreviewParam: (text) => [[text, text]],
  parseThemeConfig: (text) => [[{ break_point: text, isRtl: text, responsive_cart_click: text }]],
  rankProducts: (text) => [[[{ name: text, url: "/a/", price: "", imageUrl: null }], text]],
  reducePreview: (text) => [[{ data: { siteLogo: { url: text } }, url: text }, { param: text, data: text }, text]],
  selectMenuLinkAction: (text) => [[{ href: text }]],
  selectSearchAction: (text) => [[{ open: true, term: text }]],
  splitAtMatches: (text) => [
    [text.slice(0, 200), text],
    ["aaaaaaaaaaaaaaaa", text],
  ],
  toggleSubmenu: (text) => [[[{ id: text, parent: text }], [text], text]],
}

/** Functions that take no text. */
export const withoutText: readonly string[] = [
  "createComingSoonBody",
  "selectAnchorTop",
  "selectHeaderClasses",
  "selectHeaderMode",
  "selectMenuClasses",
]

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createComingSoonBody: [[]],
  isScrollTopVisible: [[{ scrollTop: 1, headerHeight: 1, devices: "both", width: 1 }]],
  selectAnchorTop: [[1, [2]]],
  selectHeaderClasses: [["mobile"]],
  selectHeaderMode: [[900, 921]],
  selectMenuClasses: [[{ type: "off-canvas", trigger: "desktop", open: true }]],
  selectMenuLinkAction: [[{ href: "/a", hasChildren: true, expanded: true, toggleMode: "link", via: "link" }]],
}
