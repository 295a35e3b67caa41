import { Dialog, type DialogProps } from "./Dialog.tsx"
import "./drawer.css"

export interface DrawerProps extends DialogProps {
  /** The edge that the drawer enters from, in the reading direction. */
  readonly edge?: "start" | "end" | undefined
}

/** A dialog at an edge of the window, as high as the window. Its motion is defined in drawer.css alone. */
export function Drawer({ edge = "end", className = "", ...dialog }: DrawerProps) {
  return <Dialog {...dialog} className={`ringside-drawer ringside-drawer-${edge} ${className}`.trim()} />
}
