import type { RefObject } from "react"
import type { HostOpener } from "../findOpener.ts"

/** The props of an opener, whoever draws it. */
export interface OpenerProps {
  /** The opener's element. The name isn't `ref`, which preact keeps from components. */
  readonly openerRef: RefObject<HostOpener | null>
  /** The kind of the popup: a dialog over the page, or a panel beside the opener. */
  readonly popup: "dialog" | "panel"
  /** The panel's `id`. */
  readonly panelId?: string
  readonly isOpen: boolean
  readonly onPress: () => void
}
