/**
 * Basket messages are announced later than the page's own messages, so that they don't interrupt those. Source: catalogue-and-cart §3.5.
 */
const announcementDelayMs = 1000

/** The text that the basket's live region will get, and the time (epoch ms); `null` without a message. Source: catalogue-and-cart §15. */
export function createAnnouncement(message: string | null, now: number): { text: string; at: number } | null {
  const text = typeof message === "string" ? message.trim() : ""
  return text ? { text, at: now + announcementDelayMs } : null
}
