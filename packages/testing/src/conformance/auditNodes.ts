import axe from "axe-core"

/**
 * Runs axe on `element` and returns a line per violation. Contrast is checked in real browsers, since there is no layout here. That a name
 * contains the visible text (WCAG 2.5.3) is a rule that axe counts as experimental.
 */
export async function auditNodes(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      "color-contrast": { enabled: false },
      region: { enabled: false },
      "label-content-name-mismatch": { enabled: true },
    },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`))
}

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]"

/** Finds controls that the keyboard can't reach, or that a positive `tabindex` moves before all others. */
export function findUnreachable(element: Element): readonly string[] {
  return [...element.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.closest("[inert], [hidden], dialog:not([open])"))
    .filter((control) => !control.matches(":disabled") && control.tabIndex !== 0 && !isRoving(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Whether a control is part of a group with arrow keys, or takes focus by script only. */
function isRoving(control: HTMLElement): boolean {
  const group = control.closest("[role=radiogroup], [role=tablist], [role=menu], [role=listbox]")
  return group !== null || !control.matches("a[href], button, input, select, textarea, summary")
}
