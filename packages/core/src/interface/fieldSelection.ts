import { createPageDocument } from "../page/pageDocument.ts"

/** The selection in a field, in characters; a caret is a selection that ends where it starts. */
export interface FieldSelection {
  readonly start: number
  readonly end: number
}

/**
 * The selection in `element`, if that is a text field. It may change the selection, so use it only for a field that is about to be
 * replaced.
 */
export function readFieldSelection(element: Element): FieldSelection | null {
  if (!isTextField(element)) return null
  const { selectionStart: start, selectionEnd } = element
  if (start !== null) return { start, end: selectionEnd ?? start }
  return isNumberField(element) ? readNumberSelection(element) : null
}

/** Selects the same characters in another field, as far as it has them. */
export function restoreFieldSelection(field: Element, { start, end }: FieldSelection): void {
  if (!isTextField(field)) return
  const isNumber = isNumberField(field)
  // Scripts can only select in a text field; the selection stays when the type is `number` again.
  if (isNumber) field.type = "text"
  field.setSelectionRange(start, end)
  if (isNumber) field.type = "number"
}

/** Number fields report no positions, so measure the text before the selection. */
function readNumberSelection({ value, parentNode, ownerDocument }: HTMLInputElement): FieldSelection {
  const selection = createPageDocument(ownerDocument).getSelection()
  // Without a selection in the field, assume the caret behind the last digit.
  if (selection?.anchorNode !== parentNode) return { start: value.length, end: value.length }
  const selected = selection.toString()
  // Move to the start of the selection.
  if (selected !== "") selection.modify("move", "backward", "character")
  selection.modify("extend", "backward", "lineboundary")
  const start = selection.toString().length
  return { start, end: start + selected.length }
}

function isNumberField(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === "number"
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches("input, textarea")
}
