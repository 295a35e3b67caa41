const prefix = "pum-"

/** The plugin's name of a popup, `pum-7`: the id of its element, and of its cookie where its settings give none. Source: popups §1.3, §10. */
export function formatPopupName(popup: number | string): string {
  return `${prefix}${popup}`
}

/** The number in the id of a popup's element, as text; null for another id. */
export function parsePopupName(elementId: string): string | null {
  const id = elementId.startsWith(prefix) ? elementId.slice(prefix.length) : ""
  return /^-?\d+$/.test(id) ? id : null
}
