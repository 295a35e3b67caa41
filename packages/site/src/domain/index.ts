export { type HeaderMode, selectHeaderClasses, selectHeaderMode } from "./headerMode.ts"
export {
  createSearchPath,
  type FoundProduct,
  type MarkedPart,
  parseFoundProducts,
  rankProducts,
  splitAtMatches,
} from "./liveSearch.ts"
export { type MenuClasses, type MenuType, selectMenuClasses, selectMenuLinkAction, toggleSubmenu } from "./menu.ts"
export { formatPaletteCss, isDarkPalette, isSafeColor } from "./palette.ts"
export {
  isSafeLogoUrl,
  parsePreviewMessage,
  parsePreviewParam,
  type PreviewMessage,
  reducePreview,
  type StoredPreview,
} from "./preview.ts"
export { isScrollTopVisible, scrollMs, selectAnchorTop } from "./scroll.ts"
export { selectSearchAction } from "./search.ts"
export {
  createBannerRequest,
  createComingSoonBody,
  createStoreNoticeCookie,
  formatNoticeCookie,
  isNoticeHidden,
  isNoticeHidden as isStoreNoticeHidden,
} from "./storeNotice.ts"
export { parseThemeConfig, type ThemeConfig } from "./themeConfig.ts"
export { formatFontsUrl, formatTypographyCss } from "./typography.ts"
