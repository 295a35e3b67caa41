import { changeCart, formatLostAnswer, postFormWithNonce, sendHostWrite } from "@ringside/cart"
import { readHostSettings, createPrintedNonce, type Page } from "@ringside/core"
import { formatFormBody, readMember } from "@ringside/core/domain"
import { themeSettings } from "../hostSettings.ts"

/** Sends the quantity of a line; resolves with the shopper's message about a problem, or null. */
export type SendQuantity = (key: string) => Promise<string | null>

/**
 * Sends quantities of the host's mini-cart to the theme's endpoint, or to the Store API where the theme prints no nonce or the shop refuses
 * it. `takeAsked` returns the last requested quantity, once. Source: catalogue-and-cart contract §5.
 */
export function createQuantitySender(page: Page, takeAsked: (key: string) => string | undefined): SendQuantity {
  const readTheme = () => readHostSettings(page, themeSettings)
  const nonce = createPrintedNonce(() => readTheme()?.single_product_qty_ajax_nonce)

  const sendToStoreApi = async (key: string, quantity: string) => {
    const result = await changeCart(page, (cart) => cart.update({ key, quantity: Number(quantity) }))
    return result.kind === "done" ? null : result.message
  }
  const sendToTheme = (key: string, url: string) =>
    sendHostWrite(page, async () => {
      const quantity = takeAsked(key)
      if (quantity === undefined) return null
      const answer = await postFormWithNonce(page, {
        url,
        nonce,
        formatBody: (qtyNonce) =>
          formatFormBody({ action: "astra_add_cart_single_product_quantity", hash: key, quantity, qtyNonce }),
      })
      return { answer, quantity }
    })

  return async (key) => {
    const url = readTheme()?.ajax_url
    if (!url || nonce.read() === "") {
      const quantity = takeAsked(key)
      return quantity === undefined ? null : sendToStoreApi(key, quantity)
    }
    const sent = await sendToTheme(key, url)
    if (sent === null) return null
    const { answer, quantity } = sent
    // The shop has changed nothing; send the quantity that was requested since.
    if (answer === null) return sendToStoreApi(key, takeAsked(key) ?? quantity)
    const isDone = answer.status === 200 && readMember(answer.json, ["success"]) !== false
    return isDone ? null : formatLostAnswer(page)
  }
}
