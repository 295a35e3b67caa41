/**
 * Runs in the page before its scripts: writes each text to the console that a screen reader would say by itself. That is a text of a live
 * region that changes and stays for 300 ms, and an alert that appears. Other regions count only when they were there before their text.
 * Inert regions aren't read, nor, by VoiceOver, those outside of an element with `aria-modal` that has focus.
 */
export function noteSpoken(): void {
  const selector = ":is([role=alert],[role=status],[aria-live=polite],[aria-live=assertive]):not([aria-live=off])"
  const heldMs = 300
  interface Region {
    text: string
    since: number
    isSpoken: boolean
  }
  const regions = new Map<Element, Region>()
  /** Modal dialogs in the order in which they were opened: all outside the last one is inert, and no attribute says so. */
  let modals: readonly Element[] = []
  /** Until the page has been looked at once since all of it is there. */
  let isPrinted = true
  const look = () => {
    const now = performance.now()
    const isParsed = document.readyState !== "loading"
    const open = [...document.querySelectorAll("dialog:modal")]
    modals = [...modals.filter((each) => open.includes(each)), ...open.filter((each) => !modals.includes(each))]
    const modal = modals.at(-1) ?? document.activeElement?.closest("[aria-modal=true]")
    for (const region of document.querySelectorAll<HTMLElement>(selector)) {
      // What is inert for a while is neither gone nor new.
      if (region.closest("[inert]") || (modal && !modal.contains(region))) continue
      const isAlert = region.matches("[role=alert],[aria-live=assertive]")
      const isRead = region.checkVisibility({ visibilityProperty: true }) && !region.closest("[aria-hidden=true]")
      const text = isRead ? region.innerText.replaceAll(/\s+/g, " ").trim() : ""
      const known = regions.get(region)
      if (!known) {
        // Text that the server has printed is said by nothing; nor is that of a region that comes with it, unless it is an alert.
        regions.set(region, { text, since: now, isSpoken: text === "" || isPrinted || !isAlert })
        continue
      }
      if (known.text !== text) {
        Object.assign(known, { text, since: now, isSpoken: text === "" })
        Object.assign(window, { changedAt: now })
      }
      if (known.isSpoken || now - known.since < heldMs) continue
      known.isSpoken = true
      console.debug(`spoken: ${isAlert ? "alerts" : "says"} “${text}”`)
    }
    if (isParsed) isPrinted = false
  }
  Object.assign(window, { changedAt: performance.now() })
  setInterval(look, 50)
}
