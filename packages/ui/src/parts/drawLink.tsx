import type { ComponentPropsWithRef, ReactElement } from "react"

/** Draws a link that an app doesn't draw itself; null where nobody says where it leads. */
export function drawLink(props: ComponentPropsWithRef<"a">): ReactElement | null {
  return props.href ? <a {...props} /> : null
}
