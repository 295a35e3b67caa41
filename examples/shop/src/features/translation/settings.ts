import type { Settings } from "../../settings.ts"
import { locales } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { ownEndpoint } from "./paths.ts"

export const stringsNonce = "dynamic-strings"

/** Language codes in the translation plugin's format, such as `en_GB`. */
export const codes = { es: locales.es.replace("-", "_"), en: locales.en.replace("-", "_") } as const

/** Elements whose texts the server already sends in the page's language. */
const ownParts = [
  ...[".widget_shopping_cart_content", "a.cart-container", ".woocommerce-notices-wrapper", ".woocommerce-NoticeGroup"],
  ...["form.cart", "form.checkout", ".woocommerce-cart", ".cart-collaterals", ".products", ".commentlist", ".pum"],
  ...[".added_to_cart", ".site-header", ".trp-language-switcher"],
]

/** Settings that every page prints for the translation of dynamic strings. Spanish pages query no language: the originals are Spanish. */
export function createTranslationSettings({ shop, session, links, language }: Visit): Settings {
  const attribute = (selector: string, name: string) => ({ selector, accessor: name, attribute: true })
  return {
    host: {
      trp_data: {
        trp_custom_ajax_url: ownEndpoint,
        trp_wp_ajax_url: links.ajax,
        trp_language_to_query: language === "es" ? "" : codes[language],
        trp_original_language: codes.es,
        trp_current_language: codes[language],
        gettranslationsnonceregular: shop.nonces.issue(stringsNonce, session.id),
        trp_skip_selectors: [
          ...["[data-no-translation]", "[data-no-dynamic-translation]", "[data-trp-translate-id-innertext]"],
          ...["script", "style", "head", "trp-span", "translate-press", "[data-trp-translate-id]"],
          ...["[data-trpgettextoriginal]", "[data-trp-post-slug]", ...ownParts],
        ],
        trp_base_selectors: ["data-trp-translate-id", "data-trpgettextoriginal", "data-trp-post-slug"],
        trp_attributes_selectors: {
          text: { accessor: "outertext", attribute: false },
          submit: attribute("input[type='submit'],input[type='button'],input[type='reset']", "value"),
          placeholder: attribute("input[placeholder],textarea[placeholder]", "placeholder"),
          title: attribute("[title]", "title"),
          aria_label: attribute("[aria-label]", "aria-label"),
          image_alt: attribute("img[alt]", "alt"),
        },
        trp_attributes_accessors: ["outertext", "value", "placeholder", "title", "aria-label", "alt"],
        trp_no_auto_translation_selectors: ["[data-no-auto-translation]"],
        skip_strings_from_dynamic_translation: [],
        skip_strings_from_dynamic_translation_for_substrings: {},
        duplicate_detections_allowed: "100",
        trp_translate_numerals_opt: "no",
        showdynamiccontentbeforetranslation: true,
      },
    },
  }
}
