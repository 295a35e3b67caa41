import { expect, it } from "vitest"
import { mentionsPrivateText } from "./privateText.ts"

it.each([
  ["Hola, ana@example.com: tu pedido está listo", ""],
  ["Te hemos escrito a añá.gil+tienda@ejemplo.es.", "title"],
  ["Enlace: https://shop.test/mi-cuenta/?action=rp&key=s3&login=ana", ""],
  ["(http://shop.test/checkout/order-pay/7/?key=wc_order_1)", ""],
  ["/checkout/order-received/7/?key=wc_order_1", "aria-label"],
  ["/figura.png?w=1 1x, /figura.png?token=s3 2x", "srcset"],
  ["/video.png?token=s3", "poster"],
  ["/mi-cuenta/?_wpnonce=1", "action"],
])("%j in %j is private", (text, attribute) => {
  expect(mentionsPrivateText(text, attribute)).toBe(true)
})

it.each([
  ["Síguenos: @ringside", ""],
  ["Dos figuras @ 30 €", ""],
  ["/logo@2x.png", "src"],
  ["/logo.png 1x, /logo@2x.png 2x", "srcset"],
  ["https://video.test/@ringside", "href"],
  ["https://shop.test/tienda/?orderby=price", ""],
  ["¿Qué? key=1", ""],
  ["Pulsa ?key=1", ""],
])("%j in %j is not", (text, attribute) => {
  expect(mentionsPrivateText(text, attribute)).toBe(false)
})
