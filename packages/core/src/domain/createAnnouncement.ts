/** The basket's words come after the page's own have been read. Source: catalogue-and-cart §3.5. */
const announcementDelayMs = 1000

/** What the basket's live region will say, and when (epoch ms); `null` when there is nothing to say. Source: catalogue-and-cart §15. */
export function createAnnouncement(message: string | null, now: number): { text: string; at: number } | null {
  const text = typeof message === "string" ? message.trim() : ""
  return text ? { text, at: now + announcementDelayMs } : null
}
