/** The reason why a dialog closed. The next focus, and whether the dialog may be shown again, depend on it. */
export type CloseReason = "close-button" | "escape" | "outside-press" | "link" | "page-left"
