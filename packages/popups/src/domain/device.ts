import { parseFlag, readMembers } from "@ringside/core/domain"

/** The kind of device, according to the browser. */
export type Device = "phone" | "tablet" | "desktop"

/**
 * Reads the kind of device from the browser's description. Android without `Mobile` is a tablet. An iPad that identifies as a Macintosh is
 * recognized by its touch screen. Source: popups §3.2.
 */
export function detectDevice(userAgent: string, maxTouchPoints = 0): Device {
  const text = typeof userAgent === "string" ? userAgent.toLowerCase() : ""
  const isMobile = text.includes("mobile")
  if (text.includes("macintosh") && maxTouchPoints > 1) return "tablet"
  if (/ipad|tablet|playbook|kindle/.test(text)) return "tablet"
  if (text.includes("android")) return isMobile ? "phone" : "tablet"
  return isMobile || /iphone|ipod|windows phone|blackberry|bb10|opera mini/.test(text) ? "phone" : "desktop"
}

/** Whether a popup may be shown on that kind of device. */
export function checkDevice(settings: object | null, device: Device): boolean {
  const { disable_on_mobile: noPhone, disable_on_tablet: noTablet } = readMembers(settings)
  if (device === "phone") return !parseFlag(noPhone)
  return device !== "tablet" || !parseFlag(noTablet)
}
