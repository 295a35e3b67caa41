/** The ids of the popups, as the popup plugin would number them. */
export const popupIds = { newsletter: 601, contact: 602, age: 603, video: 604, countdown: 605, basket: 606 } as const

/** The name of a popup. */
export type PopupName = keyof typeof popupIds

/** The names of the popups, in the order of the administration's table. */
export const popupNames: readonly PopupName[] = ["newsletter", "contact", "age", "video", "countdown", "basket"]

/** Whether a popup of the shop has this id. */
export function isPopupId(id: number): boolean {
  return Object.values<number>(popupIds).includes(id)
}
