import type { Settings } from "../../settings.ts"
import type { Visit } from "../../visit.ts"

/** The nonce action of the `omnisend_identify` endpoint. */
export const identifyNonce = "omnisend-identify"
/** The nonce action of the `platform_tracks` endpoint. */
export const tracksNonce = "platform-tracks"

/** The settings of every page for attribution, e-mail capture and analytics. All of them require the shopper's consent. */
export function createAttributionSettings({ shop, session, links }: Visit): Settings {
  return {
    consent: { type: "optin" },
    analytics: { dataLayer: "dataLayer" },
    host: {
      wc_order_attribution: {
        params: {
          lifetime: 0.00001,
          session: 30,
          base64: false,
          ajaxurl: links.ajax,
          prefix: "wc_order_attribution_",
          allowTracking: true,
          consentCategory: "marketing",
        },
      },
      omnisend_woo_data: { ajax_url: links.ajax, nonce: shop.nonces.issue(identifyNonce, session.id) },
    },
  }
}

/** Additional settings of a product page, which report that it was viewed. */
export function createViewSettings({ shop, session, links }: Visit): Settings {
  return {
    host: {
      wcpayConfig: {
        ajaxUrl: links.ajax,
        platformTrackerNonce: shop.nonces.issue(tracksNonce, session.id),
        isShopperTrackingEnabled: true,
      },
      wcPayFrontendTracks: [
        {
          event: "product_page_view",
          properties: {
            theme_type: "short_code",
            record_event_data: { is_admin_event: false, track_on_all_stores: true },
          },
        },
      ],
    },
  }
}
