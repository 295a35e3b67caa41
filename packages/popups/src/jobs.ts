import type { HostJob } from "@ringside/core/domain"

/** The popups of the popup plugin. Their settings are printed on their own markup. */
export const popupsJob = {
  name: "popups",
  packageName: "popups",
  handles: ["popup-maker-site"],
  title: "Popups (Popup Maker)",
  shopPage: "every",
  doc: "Popups of the popup plugin: opening, closing, their forms and their counting.",
} as const satisfies HostJob
