import { Dialog, type DialogProps } from "./Dialog.tsx"
import "./drawer.css"

export interface DrawerProps extends DialogProps {
  /** Where it comes from, in the direction of reading. */
  readonly edge?: "start" | "end" | undefined
}

/** A dialog at an edge of the window, as high as the window. How it moves is said in drawer.css alone. */
export function Drawer({ edge = "end", className = "", ...dialog }: DrawerProps) {
  return <Dialog {...dialog} className={`ringside-drawer ringside-drawer-${edge} ${className}`.trim()} />
}
