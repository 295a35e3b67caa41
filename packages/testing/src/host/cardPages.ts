import type { CardHost } from "../cardHost/index.ts"
import { formatAddMethod, formatOrderPay, formatSavedList } from "../cardHost/cardMarkup.ts"

/** Answers the payment plugin's pages after the form that the browser submitted; undefined for any other page. */
export async function answerCardPage(
  path: string,
  form: URLSearchParams,
  { cards, prefix }: { readonly cards: CardHost; readonly prefix: string },
): Promise<{ readonly html: string } | { readonly redirect: string } | undefined> {
  const notice = (text: string) => `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`
  if (path.endsWith("/order-pay/900/")) {
    const page = formatOrderPay(cards.formatMethod(true, prefix))
    if (!form.has("woocommerce_pay")) return { html: page }
    const result = await cards.payOrder(form, prefix)
    if (result.kind === "declined") return { html: notice(result.message) + page }
    return {
      redirect: result.kind === "confirm" ? `${path}?pay_for_order=true&key=double${result.redirect}` : result.redirect,
    }
  }
  if (path.endsWith("/add-payment-method/")) {
    const page = formatAddMethod(cards.formatMethod(true, prefix))
    if (!form.has("woocommerce_add_payment_method")) return { html: page }
    const isSaved = await cards.saveCard(form)
    return isSaved
      ? { redirect: `${prefix}/payment-methods/` }
      : { html: notice("Unable to add payment method.") + page }
  }
  return path.endsWith("/payment-methods/") ? { html: formatSavedList(cards.savedCards) } : undefined
}
