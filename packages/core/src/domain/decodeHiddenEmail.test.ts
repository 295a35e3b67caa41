import { expect, it } from "vitest"
import { decodeHiddenEmail } from "./decodeHiddenEmail.ts"

/** Hides a text as Cloudflare does. */
const hide = (text: string, key: number) =>
  [key, ...[...new TextEncoder().encode(text)].map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")

it.each(["info@shop.example", "niña@tienda.example?subject=Guantes%20rojos", "a"])("shows %s again", (text) => {
  for (const key of [0, 0x2a, 0xff]) expect(decodeHiddenEmail(hide(text, key))).toBe(text)
  expect(decodeHiddenEmail(hide(text, 0xab).toUpperCase())).toBe(text)
})

it.each(["", "2a", "2a4", "2g4b", "a".repeat(2002), "2a4b 2a"])("reads nothing from %j", (text) => {
  expect(decodeHiddenEmail(text)).toBe("")
})
