import { type Page, definePageService } from "@ringside/core"
import { parseFlag, readMembers } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import { enqueuePopup, parseNumber, type QueueItem, selectNextPopup } from "../domain/index.ts"
import { isBehindDialog } from "../opening/modalDialogs.ts"
import type { OpenTrigger, Popup } from "../popup.ts"

/** Triggers whose popups always wait for their turn. */
const waitingTriggers: readonly string[] = ["exit_intent", "scroll_depth", "inactivity"]

/** How often a popup whose turn has come looks whether the page's modal dialog has closed. */
const dialogCheckMs = 1000

interface Turns {
  queue: readonly QueueItem[]
  readonly waiting: Map<number, readonly [Popup, OpenTrigger]>
  lastClosedAt: number | null
  shown: number
  cancel: () => void
}

/** Makes automatic popups follow each other instead of replacing each other. Source: popups §12. */
export function startTurns(page: Page): void {
  const turns = turnsService.of(page)
  popupActionsOf(page).popups.observers.push({
    closed() {
      turns.lastClosedAt = page.clock.now()
      next(page)
    },
    dropped() {
      turns.lastClosedAt = page.clock.now()
      turns.cancel()
      turns.cancel = page.clock.after(0, () => next(page))
    },
  })
}

/** Puts a popup into the queue; false when it needn't wait. */
export function joinQueue(popup: Popup, trigger: OpenTrigger): boolean {
  const { page, id, raw } = popup
  const { enabled } = readQueueOptions(page)
  if (!enabled && !waitingTriggers.includes(trigger.type)) return false
  const turns = turnsService.of(page)
  turns.queue = enqueuePopup(turns.queue, { id, priority: parseNumber(raw["priority"], 0), at: page.clock.now() })
  turns.waiting.set(id, [popup, trigger])
  next(page)
  return true
}

function next(page: Page): void {
  const { popups, request, fire } = popupActionsOf(page)
  const turns = turnsService.of(page)
  const { gapMs, maxPerPage } = readQueueOptions(page)
  turns.cancel()
  const openCount = popups.all.filter(({ state }) => state !== "closed").length
  const now = page.clock.now()
  // The clock may have been set back meanwhile.
  if (turns.lastClosedAt !== null) turns.lastClosedAt = Math.min(turns.lastClosedAt, now)
  const state = { openCount, lastClosedAt: turns.lastClosedAt, shown: turns.shown, now }
  const { id, waitMs, reason } = selectNextPopup(turns.queue, state, { gapMs, maxPerPage })
  if (reason === "gap") turns.cancel = page.clock.after(waitMs, () => next(page))
  const entry = id === null ? undefined : turns.waiting.get(id)
  if (id === null || !entry) return
  if (isBehindDialog(page, entry[0].root)) {
    turns.cancel = page.clock.after(dialogCheckMs, () => next(page))
    return
  }
  turns.queue = turns.queue.filter((item) => item.id !== id)
  turns.waiting.delete(id)
  const [popup, trigger] = entry
  const refusal = popup.scope.signal.aborted ? null : request(popup, trigger, { isItsTurn: true })
  // It waits for its conditions as one that they have stopped at once, and queues again.
  if (refusal === "conditions") fire(popup, trigger)
  if (popup.state === "closed") next(page)
  else turns.shown += 1
}

function readQueueOptions(page: Page) {
  const queue = readMembers(popupActionsOf(page).readOptions(page)["queue"])
  return {
    enabled: parseFlag(queue["enabled"]),
    gapMs: Math.max(0, parseNumber(queue["gap_ms"], 5000)),
    maxPerPage: Math.max(0, parseNumber(queue["max_per_page"], 0)),
  }
}

const turnsService = definePageService("popups.turns", (): Turns => ({
  queue: [],
  waiting: new Map<number, readonly [Popup, OpenTrigger]>(),
  lastClosedAt: null,
  shown: 0,
  cancel: () => undefined,
}))
