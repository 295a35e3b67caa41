/** The window of the plugin's editor, which contains the edited page in a frame. */
export interface EditorWindow {
  readonly window: EventTarget
  /** The nonce of the editor's own requests; "" without one. */
  readonly nonce: string
}

/**
 * The editor's window, if the page is inside it: a same-origin parent with the plugin's editor. Other parents throw on access, or have no
 * editor. Source: attribution-translation-site §7.
 */
export function findEditor(view: Window): EditorWindow | null {
  try {
    const { parent } = view
    if (parent === view || parent.location.origin !== view.location.origin || !Reflect.get(parent, "tpEditorApp"))
      return null
    const nonce: unknown = Reflect.get(parent, "trp_dynamic_nonce")
    return { window: parent, nonce: typeof nonce === "string" ? nonce : "" }
  } catch {
    return null
  }
}
