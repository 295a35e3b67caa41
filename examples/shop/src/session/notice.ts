/** A sentence the next page shows, with the link that goes on from it. */
export interface Notice {
  readonly kind: "success" | "error"
  readonly text: string
  readonly link?: { readonly href: string; readonly text: string; readonly role: "forward" | "undo" }
}
