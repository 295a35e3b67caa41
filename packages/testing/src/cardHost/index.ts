export { type CardHost, type CardHostOptions, createCardHost, type PrintedSettings } from "./cardHost.ts"
export { formatAddMethod, formatOrderPay, formatSavedList } from "./cardMarkup.ts"
