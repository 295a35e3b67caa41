/** What is selected in a field, in characters; a caret is a selection that ends where it starts. */
export interface FieldSelection {
  readonly start: number
  readonly end: number
}

/**
 * The selection in `element`, if that is a field with text. May change the selection: it is for a field that is about to be
 * replaced.
 */
export function readFieldSelection(element: Element): FieldSelection | null {
  if (!isTextField(element)) return null
  const { selectionStart: start, selectionEnd } = element
  if (start !== null) return { start, end: selectionEnd ?? start }
  return isNumberField(element) ? readNumberSelection(element) : null
}

/** Selects the same characters in another field; as many of them as it has. */
export function restoreFieldSelection(field: Element, { start, end }: FieldSelection): void {
  if (!isTextField(field)) return
  const isNumber = isNumberField(field)
  // Only a field for text lets scripts select; what they select there stays when it is one for numbers again.
  if (isNumber) field.type = "text"
  field.setSelectionRange(start, end)
  if (isNumber) field.type = "number"
}

/** Number fields report no positions, so these are measured by the text before what is selected. */
function readNumberSelection({ value, parentNode, ownerDocument }: HTMLInputElement): FieldSelection {
  const selection = ownerDocument.getSelection()
  // Where the page's selection tells nothing of a field, the caret is behind the last digit.
  if (selection?.anchorNode !== parentNode) return { start: value.length, end: value.length }
  const selected = selection.toString()
  // To where the selection starts.
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
