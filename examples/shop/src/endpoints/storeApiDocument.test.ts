import { expect, test } from "vitest"
import { listAnswerMistakes } from "../../../../scripts/docs/storeApiDocument.mjs"
import { bilbao } from "../testing/forms.ts"
import { useShop } from "../testing/shop.ts"

const { newVisitor } = useShop()
const api = "/wp-json/wc/store/v1"
const address = Object.fromEntries(Object.entries(bilbao).map(([name, value]) => [name.replace("billing_", ""), value]))

test("the shop answers as the document of the Store API says, from the first product to the order", async () => {
  const visitor = newVisitor()
  const mistakes: string[] = []
  const send = async (request: string, body: object, schema: Parameters<typeof listAnswerMistakes>[0] = "Cart") => {
    const [method = "", path = ""] = request.split(" ")
    const nonce = (await visitor.get(`${api}/cart`)).headers.get("Nonce") ?? ""
    const headers = { "Content-Type": "application/json", Nonce: nonce }
    const answer = await visitor.send(api + path, { method, headers, body: JSON.stringify(body) })
    mistakes.push(...listAnswerMistakes(schema, answer.json()).map((each) => `${request}: ${each}`))
    return answer.status
  }
  expect(await send("POST /cart/add-item", { id: 101, quantity: 1 })).toBe(201)
  expect(await send("POST /cart/update-customer", { billing_address: address })).toBe(200)
  expect(await send("POST /cart/apply-coupon", { code: "nothing" }, "Refusal")).toBe(400)
  expect(await send("POST /cart/update-item", { key: "nothing", quantity: 1 }, "Refusal")).toBe(409)
  const choice = { payment_method: "cod" }
  expect(await send("PUT /checkout?__experimental_calc_totals=true", choice, "Draft")).toBe(200)
  expect(await send("POST /checkout", { billing_address: address, ...choice }, "Order")).toBe(200)
  expect(mistakes).toEqual([])
})
