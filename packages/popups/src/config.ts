import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** The members of the page's config that belong to popups. */
export const popupsConfig = {
  popups: {
    type: "record",
    doc: "Options of all popups: `queue` ({enabled, gap_ms, max_per_page}), `tests` ([{id, variants: [{popupId, weight}]}]), `request_error_message` (shown with a button that tries again when a form's request fails), `data_layer` (name of the list that openings and conversions are added to, empty for dataLayer; none without it), `default_click_trigger` (false: a popup opens by its class and link only where its settings say so). The host's `pum_vars.ringside` may hold the same.",
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type PopupsConfig = WrittenConfig<typeof popupsConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends PopupsConfig {}
}
