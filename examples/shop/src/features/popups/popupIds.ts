/** The shop's popups by their ids, as the popup plugin would number them. */
export const popupIds = { newsletter: 601, contact: 602, age: 603, video: 604, countdown: 605, basket: 606 } as const

/** What a popup is for. */
export type PopupName = keyof typeof popupIds

/** The popups in the order of the administration's table. */
export const popupNames: readonly PopupName[] = ["newsletter", "contact", "age", "video", "countdown", "basket"]

/** Whether the shop has a popup of that id. */
export function isPopupId(id: number): boolean {
  return Object.values<number>(popupIds).includes(id)
}
