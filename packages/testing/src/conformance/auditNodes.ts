import axe from "axe-core"

/** What axe finds wrong in `element`, a line each. Contrast is left to real browsers: nothing is laid out here. */
export async function auditNodes(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`))
}

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]"

/** Controls that the keyboard can't reach: taken out of the order, or pushed before everything else. */
export function findUnreachable(element: Element): readonly string[] {
  return [...element.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.closest("[inert], [hidden], dialog:not([open])"))
    .filter((control) => !control.matches(":disabled") && control.tabIndex !== 0 && !isRoving(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** One of a group that the arrow keys move in, or a place that only script puts focus on. */
function isRoving(control: HTMLElement): boolean {
  const group = control.closest("[role=radiogroup], [role=tablist], [role=menu], [role=listbox]")
  return group !== null || !control.matches("a[href], button, input, select, textarea, summary")
}
