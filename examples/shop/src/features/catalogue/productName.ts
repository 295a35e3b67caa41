import { html, type Html } from "../../html/html.ts"

const quoted = /^(.*?)([«“].*[»”])(.*)$/

/** A product's name, whose nickname lines don't break: «Cal Viva» is one word to whoever shouts it. */
export function productName(name: string): Html {
  const [, before, nickname, after] = quoted.exec(name) ?? []
  return nickname === undefined ? html`${name}` : html`${before}<span class="er-nickname">${nickname}</span>${after}`
}
