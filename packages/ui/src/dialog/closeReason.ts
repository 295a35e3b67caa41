/** What closed a dialog. Where focus goes next, and whether to ask again, depend on it. */
export type CloseReason = "close-button" | "escape" | "outside-press" | "link" | "page-left"
