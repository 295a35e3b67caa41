/** The result of a request to a popup: `done`, `refused` by a script's veto, `absent` without such a popup, or `unreachable`. */
export interface PopupResultLike {
  readonly kind: "done" | "refused" | "absent" | "unreachable"
  readonly message?: string
}

/** `ringside.popups`: opens and closes the page's popups. */
export interface PopupsApi {
  /** Opens a popup by its id or slug, past its conditions and limits. */
  open(popup: number | string): Promise<PopupResultLike>
  /** Closes a popup; the top-most when none is named. */
  close(popup?: number | string): Promise<PopupResultLike>
  /** Calls `listener` with the ids of open popups, the bottom one first, now and at each change, until the function that is returned is called. */
  subscribe(listener: (state: { readonly open: readonly number[] }) => void): () => void
}
