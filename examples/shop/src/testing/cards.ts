import { isRecord } from "../endpoints/storeApiBody.ts"
import { defineFeature, type ShopFeature } from "../feature.ts"
import type { Shop } from "../shop.ts"
import { addByLink } from "./cart.ts"
import { bilbao, fieldsOf, placeByForm } from "./forms.ts"
import type { Answer, Visitor } from "./visitor.ts"

const gateway = "woocommerce_payments"

/** Saves a card at the simulated provider, as its form does; returns the payment method's id. */
export async function takeCard(visitor: Visitor, number = "4242424242424242"): Promise<string> {
  const card = { key: "pk_test_sim_shop", number, expiry: "12/40", cvc: "123" }
  const answer = (await visitor.post("/simulated-provider/v1/payment_methods", card)).json()
  return isRecord(answer) ? String(answer["id"]) : ""
}

/** The fields of the completed checkout form, with payment by card. */
export async function openCardForm(visitor: Visitor): Promise<Record<string, string>> {
  const page = await visitor.visit("/en/checkout/")
  return { ...fieldsOf(page, "form.checkout"), ...bilbao, terms: "on", payment_method: gateway }
}

/** Posts the checkout as its script does; returns the answer's body. */
export async function orderByCard(visitor: Visitor, fields: Record<string, string>, card: Record<string, string>) {
  const answer = await visitor.post("/en/?wc-ajax=checkout", { ...fields, ...card })
  const body = answer.json()
  return isRecord(body) ? body : {}
}

/** The parts of a confirmation hash. */
export interface AskedPayment {
  readonly orderId: string
  readonly secret: string
  readonly nonce: string
  readonly intentId: string
}

/** Splits a confirmation hash into its parts. */
export function splitHash(redirect: unknown): AskedPayment {
  const [, orderId = "", secret = "", nonce = ""] = String(redirect).replace("#wcpay-confirm-", "").split(":")
  return { orderId, secret, nonce, intentId: secret.split("_secret_")[0] ?? "" }
}

/** Reports a confirmed payment to the shop; an undefined nonce is left out. */
export function sendStatus(
  visitor: Visitor,
  { orderId, nonce, intentId }: Omit<AskedPayment, "nonce"> & { readonly nonce: string | undefined },
): Promise<Answer> {
  return visitor.post("/wp-admin/admin-ajax.php", {
    action: "update_order_status",
    order_id: orderId,
    ...(nonce !== undefined && { _ajax_nonce: nonce }),
    intent_id: intentId,
    should_save_payment_method: "false",
    is_changing_payment: "false",
  })
}

/** Answers the bank's challenge at the simulated provider. */
export function answerQuestion(
  visitor: Visitor,
  { intentId, secret }: Pick<AskedPayment, "intentId" | "secret">,
  challenge: "complete" | "fail" | "close",
): Promise<Answer> {
  const kind = intentId.startsWith("seti_") ? "setup_intents" : "payment_intents"
  return visitor.post(`/simulated-provider/v1/${kind}/${intentId}/confirm`, { client_secret: secret, challenge })
}

let people = 0

/** Creates a customer with one figure in the basket. */
export async function becomeCustomer(visitor: Visitor): Promise<Visitor> {
  people += 1
  await addByLink(visitor, 101)
  await placeByForm(visitor, {
    createaccount: "1",
    account_password: "tres asaltos y medio",
    billing_email: `card${String(people)}@example.com`,
  })
  await addByLink(visitor, 103)
  return visitor
}

/** Creates a feature that gives a test access to its shop. */
export function createProbe(): { readonly feature: ShopFeature; readonly open: (visitor: Visitor) => Promise<Shop> } {
  let found: Shop | undefined
  const feature = defineFeature({
    name: "probe",
    routes: [
      {
        method: "GET",
        path: "/probe/",
        answer: (context) => {
          found = context.var.visit.shop
          return context.text("")
        },
      },
    ],
  })
  return {
    feature,
    async open(visitor) {
      await visitor.get("/probe/")
      if (!found) throw new Error("the shop has no probe")
      return found
    },
  }
}
