import { html, type Html } from "../../html/html.ts"

const quoted = /^(.*?)([«“].*[»”])(.*)$/

/** A product's name, with its nickname in an element that doesn't wrap. */
export function productName(name: string): Html {
  const [, before, nickname, after] = quoted.exec(name) ?? []
  return nickname === undefined ? html`${name}` : html`${before}<span class="er-nickname">${nickname}</span>${after}`
}
