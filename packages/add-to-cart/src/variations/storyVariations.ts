import type { Http } from "@ringside/core"
import { escapeHtml } from "@ringside/core/domain"

// A file, not inlined: shops send picture URLs.
const paintsUrl = new URL("./storyPaints.svg?no-inline", import.meta.url).href

/** The variable product of the stories, in both languages. */
const words = {
  es: {
    edition: "Edición",
    colour: "Color",
    choose: "Elige una opción",
    clear: "Borrar",
    add: "Añadir a la cesta",
    quantity: "Cantidad",
    editions: ["Sencilla", "De gala", "Prueba de artista"],
    colours: ["Rojo esquina", "Azul esquina", "Bronce"],
    outOfStock: "Agotado",
    left: "Quedan 2",
    cloak: "Con capa bordada a mano y peana de nogal.",
  },
  en: {
    edition: "Edition",
    colour: "Colour",
    choose: "Choose an option",
    clear: "Clear",
    add: "Add to basket",
    quantity: "Quantity",
    editions: ["Plain", "Gala", "Artist’s proof"],
    colours: ["Corner red", "Corner blue", "Bronze"],
    outOfStock: "Out of stock",
    left: "2 left",
    cloak: "With a hand-embroidered cloak and a walnut base.",
  },
} as const

/** The differences between the stories' forms. */
export interface StoryForm {
  readonly locale: string
  /** Each choice is sent to the shop. */
  readonly asksShop: boolean
  readonly swatches: "off" | "text" | "colours" | "pictures"
}

const keys = { edition: ["plain", "gala", "proof"], colour: ["red", "blue", "bronze"] } as const
const paints: Readonly<Record<string, string>> = { red: "#9d2b22", blue: "#28497c", bronze: "#8c6a3f" }

/** A variation as a shop prints it; the artist's proof is sold out, and only exists in bronze. */
function createVariation(edition: string, colour: string, locale: "es" | "en") {
  const text = words[locale]
  const id = 1 + keys.edition.findIndex((key) => key === edition) * 3 + keys.colour.findIndex((key) => key === colour)
  const amount = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(40 + id * 4)
  const isSoldOut = edition === "proof"
  return {
    variation_id: id,
    attributes: { attribute_edition: edition, attribute_colour: colour },
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: !isSoldOut,
    min_qty: 1,
    max_qty: 2,
    price_html: `<span class="price">${amount}</span>`,
    availability_html: `<p class="stock">${isSoldOut ? text.outOfStock : text.left}</p>`,
    variation_description: edition === "gala" ? `<p>${text.cloak}</p>` : "",
    image: { src: `${paintsUrl}#${colour}` },
  }
}

function listVariations(locale: "es" | "en") {
  return [
    ...["plain", "gala"].flatMap((edition) =>
      ["red", "blue"].map((colour) => createVariation(edition, colour, locale)),
    ),
    createVariation("proof", "bronze", locale),
  ]
}

/** Markup of the form, as the platform prints it, in a hook. */
export function formatStoryForm({ locale, asksShop, swatches }: StoryForm): string {
  const language = locale.startsWith("es") ? "es" : "en"
  const text = words[language]
  const list =
    swatches === "pictures"
      ? listVariations(language)
      : listVariations(language).map((each) => ({ ...each, image: false }))
  const variations = asksShop ? "false" : escapeHtml(JSON.stringify(list))
  const row = (name: "edition" | "colour", labels: readonly string[]) => {
    const options = keys[name].map((key, at) => {
      const paint = swatches === "colours" ? (paints[key] ?? "") : ""
      return `<option value="${key}"${paint && ` data-color="${paint}"`}>${labels[at] ?? key}</option>`
    })
    return `<tr><th class="label" style="text-align:start;padding-inline-end:1em"><label for="story-${name}">${text[name]}</label></th>
      <td class="value"><select id="story-${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" data-show_option_none="yes">
        <option value="">${text.choose}</option>${options.join("")}</select></td></tr>`
  }
  return `<div data-ringside="variations" data-ringside-swatches="${swatches === "off" ? "off" : "on"}">
    <form class="variations_form cart" data-product_id="20" data-product_variations="${variations}">
      <table class="variations" role="presentation"><tbody>${row("edition", text.editions)}${row("colour", text.colours)}</tbody></table>
      <a class="reset_variations" href="#" style="color:inherit">${text.clear}</a>
      <div class="reset_variations_alert" role="alert" style="position:absolute;clip-path:inset(50%)"></div>
      <div class="single_variation_wrap">
        <div class="woocommerce-variation single_variation" role="alert"></div>
        <div class="woocommerce-variation-add-to-cart variations_button">
          <div class="quantity"><input type="number" class="qty" name="quantity" value="1" min="1" aria-label="${text.quantity}"></div>
          <button type="submit" class="single_add_to_cart_button button">${text.add}</button>
          <input type="hidden" name="variation_id" class="variation_id" value="0">
        </div></div></form></div>`
}

/** A shop that returns the requested variation, never responds, or fails. */
export function createStoryShop(answer: "right" | "never" | "broken"): Http {
  return async ({ body, url }) => {
    if (answer === "never") return new Promise(() => undefined)
    if (answer === "broken") return { kind: "unreachable", reason: "network" }
    const chosen = new URLSearchParams(typeof body === "string" ? body : "")
    const variation = createVariation(chosen.get("attribute_edition") ?? "", chosen.get("attribute_colour") ?? "", "en")
    return { kind: "answer", status: 200, isOk: true, headers: {}, text: JSON.stringify(variation), url }
  }
}
