export { createPopupHost, type PopupHost, type PopupPage } from "./popupHost.ts"
export { createPopupServer, type PopupServer } from "./popupServer.ts"
