export { Countdown, type CountdownProps } from "./react/Countdown.tsx"
export { Popup, type PopupProps } from "./react/Popup.tsx"
export type { PopupsConfig } from "./config.ts"
