import type { Settings } from "../../settings.ts"
import type { Visit } from "../../visit.ts"
import { popupIds, type PopupName } from "./popupIds.ts"
import { popupTexts } from "./texts.ts"

const common = {
  animation_type: "fade",
  animation_speed: 250,
  close_on_esc_press: true,
  close_on_overlay_click: true,
  location: "center",
  responsive_max_width: "560px",
}

/** How each popup opens and closes, with the popup plugin's names and values. */
const settings: Readonly<Record<PopupName, object>> = {
  newsletter: {
    ...common,
    slug: "newsletter",
    triggers: [
      { type: "click_open", settings: {} },
      { type: "inactivity", settings: { timeout: 20_000, cookie_name: "pum-601" } },
    ],
    cookies: [
      { event: "on_popup_close", settings: { name: "pum-601", time: "+1 month", path: true } },
      { event: "pum_sub_form_success", settings: { name: "pum-601", time: "+1 year", path: true } },
    ],
    frequency: { max: 1, per: "session" },
  },
  contact: {
    ...common,
    slug: "contact",
    triggers: [{ type: "click_open", settings: {} }],
  },
  age: {
    ...common,
    slug: "age",
    close_on_esc_press: false,
    close_on_overlay_click: false,
    triggers: [{ type: "auto_open", settings: { delay: 0, cookie_name: "pum-603" } }],
    cookies: [{ event: "on_popup_close", settings: { name: "pum-603", time: "+1 month", path: true } }],
  },
  video: {
    ...common,
    slug: "video",
    triggers: [{ type: "click_open", settings: {} }],
  },
  countdown: {
    ...common,
    slug: "countdown",
    location: "right bottom",
    position_bottom: 16,
    position_right: 16,
    responsive_max_width: "340px",
    overlay_disabled: true,
    // It opens while the visitor is reading or typing, so it must not take the focus.
    disable_accessibility: true,
    close_on_overlay_click: false,
    triggers: [{ type: "auto_open", settings: { delay: 4000, cookie_name: "pum-605" } }],
    cookies: [{ event: "on_popup_close", settings: { name: "pum-605", time: "+1 day", path: true } }],
  },
  basket: {
    ...common,
    slug: "basket",
    triggers: [{ type: "exit_intent", settings: {} }],
    conditions: [[{ target: "ringside_basket", settings: { min: 1 } }]],
    frequency: { max: 1, per: "day" },
  },
}

/** The settings that a page prints for its popups. */
export function createPopupSettings(names: readonly PopupName[], { language, links }: Visit): Settings {
  return {
    host: {
      pum_vars: {
        ajaxurl: links.ajax,
        analytics_enabled: true,
        analytics_api: `${links.restRoot}pum/v1`,
        analytics_route: "analytics",
        home_url: "/",
        paramNames: { popup_id: "pid" },
        message_position: "field",
        ringside: {
          data_layer: "dataLayer",
          queue: { enabled: true, gap_ms: 3000 },
          request_error_message: popupTexts[language].form.failed,
        },
      },
      pum_popups: Object.fromEntries(
        names.map((name) => [`pum-${String(popupIds[name])}`, { id: popupIds[name], ...settings[name] }]),
      ),
    },
  }
}
