import { nullPrototype } from "../domain/index.ts"
import type { Scope } from "../behaviours/behaviour.ts"
import { focusInView } from "./focusInView.ts"
import { radioGroupEventsService } from "./radioGroupEvents.ts"

/** One radio, which represents the option with that value. */
export interface Radio {
  readonly value: string
  /** A button or a link. When it is empty, it gets the label as its text. */
  readonly element: HTMLElement
  /** The text of the radio; by default the option's. */
  readonly label?: string
}

/** The select's state for a radio. A disabled radio takes focus, so that its state is read out, but can't be chosen. */
export interface RadioState {
  readonly isChecked: boolean
  readonly isDisabled: boolean
}

/** The parts of a radio group. The caller inserts `element`, through its scope. */
export interface RadioGroupOptions {
  /** The element that contains the radios. */
  readonly element: HTMLElement
  /** The radios in reading order. */
  readonly radios: readonly Radio[]
  /** The group's name, or the element that shows it, which needs an id. */
  readonly name: string | Element
  /** Whether a choice is required; by default, whether the select was required. */
  readonly isRequired?: boolean | undefined
  /**
   * Renders the parts of a radio that depend on its state, beside its ARIA attributes. It runs at each `sync`, so it should write only
   * changes: a node that it replaces makes core scan the page again.
   */
  readonly show?: (radio: Radio, state: RadioState) => void
}

/** Radios for a select that is hidden and keeps the value. */
export interface RadioGroup {
  readonly element: HTMLElement
  readonly isRequired: boolean
  /** Chooses as a shopper does: the select gets the value and dispatches `change`. A value that isn't offered is ignored. */
  choose(value: string): void
  /** Shows the current value and options of the select. */
  sync(): void
  /** Focuses the radio of a value and shows it; without one, the radio that Tab leads to. */
  focusRadio(value?: string): void
}

/** Attribute of a hidden select, with the value "required" when it was. It distinguishes a copy of that select from one that the host has hidden. */
const hiddenAttribute = "data-ringside-hidden"

/**
 * Hides `select` and shows radios in its place until the scope ends: one tab stop, arrow keys, clicks on the radios and on the select's
 * label. The radios follow `change`, a reset of the form and, at each scan, changes without an event.
 */
export function connectRadioGroup(scope: Scope, select: HTMLSelectElement, options: RadioGroupOptions): RadioGroup {
  const { page } = scope
  const { element, radios, show } = options
  restoreCopiedSelect(select)
  const { isRequired = select.required } = options
  let shown = ""

  const moveTabStop = (stop: Radio | undefined) => {
    for (const radio of radios) radio.element.tabIndex = radio === stop ? 0 : -1
  }
  const sync = () => {
    shown = readState(select)
    const isOffered = ({ value }: Radio) => findOption(select, value)?.disabled === false
    for (const radio of radios) {
      const isChecked = select.value === radio.value
      const isDisabled = !isOffered(radio)
      radio.element.setAttribute("aria-checked", String(isChecked))
      if (isDisabled) radio.element.setAttribute("aria-disabled", "true")
      else radio.element.removeAttribute("aria-disabled")
      show?.(radio, { isChecked, isDisabled })
    }
    moveTabStop(
      // A radio with focus stays the tab stop, so that Tab leaves the group.
      radios.find((radio) => radio.element === page.document.activeElement) ??
        radios.find(({ value }) => value === select.value) ??
        radios.find(isOffered) ??
        radios[0],
    )
  }
  const choose = (value: string) => {
    if (select.value === value || findOption(select, value)?.disabled !== false) return
    select.value = value
    select.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
    sync()
  }
  const focusRadio = (value?: string) => {
    const radio = radios.find((each) => each.value === value) ?? radios.find((each) => each.element.tabIndex === 0)
    moveTabStop(radio)
    if (radio) focusInView(page, radio.element)
  }
  const press = (index: number) => {
    const radio = radios[index]
    if (!radio) return
    moveTabStop(radio)
    // A pressed radio stays under the pointer.
    radio.element.focus(nullPrototype({ preventScroll: true }))
    choose(radio.value)
  }
  describeGroup(select, options, isRequired)
  hideSelect(scope, select)
  sync()
  radioGroupEventsService
    .of(page)
    .add({ element, select, radios: radios.map((radio) => radio.element), press, focusRadio, sync }, scope)
  scope.onScan(() => {
    if (readState(select) !== shown) sync()
  })
  return { element, isRequired, choose, sync, focusRadio }
}

/** Writes the roles, names and texts, which never change. */
function describeGroup(
  select: HTMLSelectElement,
  { element, radios, name }: RadioGroupOptions,
  isRequired: boolean,
): void {
  element.setAttribute("role", "radiogroup")
  if (isRequired) element.setAttribute("aria-required", "true")
  if (typeof name === "string") element.setAttribute("aria-label", name)
  else element.setAttribute("aria-labelledby", name.id)
  for (const { value, element: radio, label } of radios) {
    radio.setAttribute("role", "radio")
    if (!radio.hasChildNodes()) radio.textContent = label ?? findOption(select, value)?.text ?? value
    element.append(radio)
  }
}

function hideSelect({ attribute, style }: Scope, select: HTMLSelectElement): void {
  attribute(select, hiddenAttribute, select.required ? "required" : "")
  // A hidden required field would block the form without a visible reason.
  attribute(select, "required", null)
  style(select, "display", "none")
}

/** Shows a copy of a hidden select, since no record of changes restores it. */
function restoreCopiedSelect(select: HTMLSelectElement): void {
  const before = select.getAttribute(hiddenAttribute)
  if (before === null) return
  select.removeAttribute(hiddenAttribute)
  select.required = before === "required"
  select.style.removeProperty("display")
}

function findOption(select: HTMLSelectElement, value: string): HTMLOptionElement | undefined {
  return [...select.options].find((option) => option.value === value)
}

/** The select's state as one text, to compare. */
function readState(select: HTMLSelectElement): string {
  return JSON.stringify([select.value, [...select.options].map(({ value, disabled }) => [value, disabled])])
}
