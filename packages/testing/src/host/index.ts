export { type CardHost, type CardHostOptions, createCardHost } from "../cardHost/index.ts"
export { type HostPageName, type HostPageOptions } from "./hostPage.ts"
export { createHostServer, type HostServer, type HostServerOptions, ringsideFolder } from "./hostServer.ts"
export { hostSettings, type HostState } from "./hostSettings.ts"
