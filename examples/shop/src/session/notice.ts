/** A message that the next page shows, with a link to the next step. */
export interface Notice {
  readonly kind: "success" | "error"
  readonly text: string
  readonly link?: { readonly href: string; readonly text: string; readonly role: "forward" | "undo" }
}
