export { type CardHost, type CardHostOptions, createCardHost } from "./cardHost.ts"
export type { PrintedSettings } from "./pluginSettings.ts"
export { formatAddMethod, formatOrderPay, formatSavedList } from "./cardMarkup.ts"
