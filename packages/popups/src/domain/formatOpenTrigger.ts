import { formatText, readMembers } from "@ringside/core/domain"
import { readInactivity, readScrollDepth, type Trigger } from "./trigger.ts"

/**
 * The text that other scripts read as a popup's last open trigger. For a click they read the element itself, and other types have none;
 * both result in "". Source: popups §3.3, §13.3.
 */
export function formatOpenTrigger(trigger: Trigger | { readonly type: string }): string {
  const { type, delay } = readMembers(trigger)
  switch (type) {
    case "auto_open":
      return `Auto Open - Delay: ${formatText(delay) || "0"}`
    case "form_submission":
      return "Form Submission"
    case "exit_intent":
      return "Exit Intent"
    case "scroll_depth": {
      const { depth, unit } = readScrollDepth(trigger)
      return `Scroll Depth: ${depth}${unit}`
    }
    case "inactivity":
      return `Inactivity: ${readInactivity(trigger).timeout}`
    case "admin_debug":
      return "Admin Debug"
    case "url":
      return "URL"
    default:
      return ""
  }
}
