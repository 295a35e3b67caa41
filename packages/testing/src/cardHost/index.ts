export { type CardHost, type CardHostOptions, createCardHost } from "./cardHost.ts"
export type { PrintedSettings } from "./pluginSettings.ts"
