export { createPopupHost, type PopupHost, type PopupPage } from "./popupHost.ts"
