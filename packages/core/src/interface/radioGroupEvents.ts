import { selectRadioForKey } from "../domain/index.ts"
import type { Scope } from "../behaviours/behaviour.ts"
import { delegate } from "../behaviours/delegate.ts"
import { findEventElement } from "../page/findEventElement.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import { hasModifier } from "./plainClick.ts"
import { scrollerService } from "./scrollerService.ts"

/** The members of a radio group that its events need. */
export interface EventGroup {
  readonly element: HTMLElement
  readonly select: HTMLSelectElement
  readonly radios: readonly HTMLElement[]
  /** Focuses the radio at `index` and chooses it. */
  press(index: number): void
  focusRadio(): void
  sync(): void
}

/** The listeners for all radio groups of a page; a group adds none of its own. */
export interface RadioGroupEvents {
  /** Handles events for `group` until `scope` ends. */
  add(group: EventGroup, scope: Scope): void
}

/** The listeners of a page, created for its first group. */
export const radioGroupEventsService = definePageService("core.radioGroups", (page: Page): RadioGroupEvents => {
  /** The groups by their select, and by each of their radios. */
  const groups = new WeakMap<EventTarget, EventGroup>()
  listenForGroups(page, groups)
  return {
    add(group, { onEnd }) {
      const keys = [group.select, ...group.radios]
      for (const key of keys) groups.set(key, group)
      onEnd(() => {
        for (const key of keys) groups.delete(key)
      })
    },
  }
})

function listenForGroups(page: Page, groups: WeakMap<EventTarget, EventGroup>): void {
  const { window, clock } = page
  delegate(page, "click", "[role=radio], label", (event, element) => {
    const group = groups.get(element)
    if (group) {
      event.preventDefault()
      group.press(group.radios.indexOf(element))
    } else if (element instanceof window.HTMLLabelElement && element.control) {
      // The label belongs to the select, which is hidden.
      groups.get(element.control)?.focusRadio()
    }
  })
  delegate(page, "keydown", "[role=radio]", (event, element) => {
    const group = hasModifier(event) ? undefined : groups.get(element)
    if (!group) return
    const index = group.radios.indexOf(element)
    const isRtl = window.getComputedStyle(group.element).getPropertyValue("direction") === "rtl"
    const next = selectRadioForKey({ key: event.key, index, count: group.radios.length, isRtl })
    if (next === null) return
    event.preventDefault()
    // The gallery listens to the same keys.
    event.stopPropagation()
    group.press(next)
    const radio = group.radios[next]
    if (radio) scrollerService.of(page).reveal(radio)
  })
  delegate(page, "reset", "form", (event) => {
    // The fields have their values back after the event.
    clock.after(0, () => {
      for (const select of findEventElement(page, event)?.querySelectorAll("select") ?? []) groups.get(select)?.sync()
    })
  })
  page.events.on(["change"], ({ target }) => target && groups.get(target)?.sync())
}
