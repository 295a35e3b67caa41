import { focusableSelector, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { Component, type ReactNode } from "react"

interface FocusKeeperProps {
  readonly root: HTMLElement | null
  /** Null as long as there is none: what shows then stays, or is replaced, once it comes. */
  readonly page: Page | null
  readonly children: ReactNode
}

/** A control that has the focus, and its place among all. */
interface FocusedControl {
  readonly control: HTMLElement
  readonly place: number
}

/** Moves the focus from a control that a server has printed to the same control of what replaces it: a shopper may be there before the app is hydrated. */
// eslint-disable-next-line no-restricted-syntax -- React says nothing to functions before it takes out the focused control
export class FocusKeeper extends Component<FocusKeeperProps> {
  override getSnapshotBeforeUpdate(before: FocusKeeperProps): FocusedControl | null {
    const { root, page } = this.props
    if (!root || !page || before.page) return null
    const controls = listControls(root)
    const place = controls.findIndex((control) => control === page.document.activeElement)
    const control = controls[place]
    return control ? { control, place } : null
  }

  override componentDidUpdate(before: FocusKeeperProps, _: unknown, focused: FocusedControl | null) {
    const { root, page } = this.props
    if (!root || !page || before.page) return
    if (focused?.control.isConnected === false) focusInstead(root, focused)
  }

  override render() {
    return this.props.children
  }
}

function listControls(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusableSelector)]
}

/** Focuses the control of the same kind in the same place. */
function focusInstead(root: HTMLElement, { control, place }: FocusedControl): void {
  const next = listControls(root)[place]
  if (next?.tagName === control.tagName && next.className === control.className) {
    next.focus(nullPrototype({ preventScroll: true }))
  }
}
