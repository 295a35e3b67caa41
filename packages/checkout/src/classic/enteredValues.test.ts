import { find, findA } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type CheckoutShop, createCheckoutShop, startCheckout, type StartedCheckout } from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout

/** Fields that a plugin prints into the order review. */
const questions = (gift = "") => `<div class="questions">
  <input type="checkbox" id="legal" name="legal" value="1">
  <input type="radio" name="wrap" value="paper" checked><input type="radio" name="wrap" value="box">
  <select name="slot"><option value="">Any</option><option value="am">Morning</option></select>
  <select name="extras[]" multiple><option value="card">Card</option><option value="bow">Bow</option></select>
  <textarea name="note"></textarea>
  <input type="text" name="names[]" value=""><input type="text" name="names[]" value="">
  <input type="text" id="gift" name="gift" value="${gift}">
  <input type="hidden" name="nonce" value="${gift}">
</div>`

beforeEach(async () => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  find("#order_review").insertAdjacentHTML("beforeend", questions("first"))
  started = await startCheckout(shop, document, { events: ["updated_checkout"] })
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
})

async function answer(fragments: Readonly<Record<string, string>>): Promise<void> {
  started.sent.length = 0
  shop.checkout.fail("update_order_review", { kind: "body", body: JSON.stringify({ result: "success", fragments }) })
  started.page.events.send({ name: "update_checkout", target: document.body })
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.sent).toHaveLength(1)
  })
}
const read = () =>
  [...new FormData(document.forms.namedItem("checkout") ?? undefined)].filter(([name]) =>
    ["legal", "wrap", "slot", "extras[]", "note", "names[]", "gift", "nonce"].includes(name),
  )
function enterAll(): void {
  findA(HTMLInputElement, "#legal").checked = true
  findA(HTMLInputElement, "[name=wrap][value=box]").checked = true
  findA(HTMLSelectElement, "[name=slot]").value = "am"
  findA(HTMLOptionElement, "[value=bow]").selected = true
  findA(HTMLTextAreaElement, "[name=note]").value = "Ring twice"
  const [, second] = document.querySelectorAll<HTMLInputElement>("[name='names[]']")
  if (second) second.value = "Eva"
}

it("what the shopper has entered in replaced markup stays, and the shop's own values are its new ones", async () => {
  enterAll()
  await answer({ ".questions": questions("second") })
  expect(read()).toEqual([
    ["legal", "1"],
    ["wrap", "box"],
    ["slot", "am"],
    ["extras[]", "bow"],
    ["note", "Ring twice"],
    ["names[]", ""],
    ["names[]", "Eva"],
    ["gift", "second"],
    ["nonce", "second"],
  ])
})

it("a typed value wins over the shop's new one, and a choice that is gone gives way to it", async () => {
  enterAll()
  findA(HTMLInputElement, "#gift").value = "typed"
  await answer({ ".questions": questions("third").replace('value="am"', 'value="pm" selected') })
  expect(Object.fromEntries(read())).toMatchObject({ slot: "pm", gift: "typed", nonce: "third" })
})

it("a field that has moved to another fragment keeps what was entered", async () => {
  enterAll()
  await answer({
    ".questions": '<div class="questions"></div>',
    ".woocommerce-checkout-review-order-table": `<div class="woocommerce-checkout-review-order-table">${questions("x")}</div>`,
  })
  expect(Object.fromEntries(read())).toMatchObject({ legal: "1", wrap: "box", note: "Ring twice" })
})

it("a box that was printed as checked, and unchecked by the shopper, stays so", async () => {
  const printed = questions().replace('id="legal"', 'id="legal" checked')
  await answer({ ".questions": printed })
  findA(HTMLInputElement, "#legal").checked = false
  await answer({ ".questions": `${printed} ` })
  expect(findA(HTMLInputElement, "#legal").checked).toBe(false)
})

it("each copy of a review that is printed twice keeps what was entered in it, and the focus", async () => {
  const first = find(".questions")
  first.after(first.cloneNode(true))
  const copies = () => [...document.querySelectorAll<HTMLElement>(".questions")]
  const noteOf = (copy: HTMLElement | undefined) => copy?.querySelector("textarea")
  const [, second] = copies()
  Object.assign(noteOf(second) ?? {}, { value: "Ring twice", id: "note" })
  Object.assign(noteOf(first) ?? {}, { id: "note" })
  noteOf(second)?.focus()
  const fresh = questions("second").replace("<textarea", '<textarea id="note"')
  await answer({ ".questions": fresh })
  expect(copies().map((copy) => noteOf(copy)?.value)).toEqual(["", "Ring twice"])
  expect(document.activeElement).toBe(noteOf(copies()[1]))
})

it("a date that a script shows in its own format is the server's, and in a payment method's box stays", async () => {
  const dates = (value: string) =>
    `<div class="questions"><input readonly id="pickup" value="${value}"><div class="payment_box"><input readonly id="birth" value=""></div></div>`
  await answer({ ".questions": dates("2026-12-05") })
  findA(HTMLInputElement, "#pickup").value = "5 December"
  findA(HTMLInputElement, "#birth").value = "1 May"
  await answer({ ".questions": dates("2026-12-06") })
  expect([findA(HTMLInputElement, "#pickup").value, findA(HTMLInputElement, "#birth").value]).toEqual([
    "2026-12-06",
    "1 May",
  ])
})

it("a token that a script has put into a hidden field of a payment method's box stays, and a printed nonce is the server's", async () => {
  const box = (nonce: string) =>
    `<div class="questions"><input type="hidden" id="outside" value=""><div class="payment_box">
      <input type="hidden" id="token" name="token" value=""><input type="hidden" name="token" value="">
      <input type="hidden" id="n" name="n" value="${nonce}"></div></div>`
  await answer({ ".questions": box("a") })
  findA(HTMLInputElement, "#token").value = "pm_1"
  findA(HTMLInputElement, "#outside").value = "x"
  await answer({ ".questions": box("b") })
  const values = [...document.querySelectorAll<HTMLInputElement>(".questions [type=hidden]")].map(({ value }) => value)
  expect(values).toEqual(["", "pm_1", "", "b"])
})

it("fields of a payment method's box send `change` as with the platform's script, before `updated_checkout`, and request no update", async () => {
  const box = (nonce: string) =>
    `<div class="questions" data-nonce="${nonce}"><div class="payment_box">
      <input type="radio" id="saved" name="card" value="7" checked><input type="radio" id="fresh" name="card" value="new">
      <input type="checkbox" id="save"><input id="holder" value=""><input id="country" value="ES"><input type="hidden" id="token" value="">
      <p class="update_totals_on_change"><input type="checkbox" id="fee"></p></div></div>`
  await answer({ ".questions": box("a") })
  for (const id of ["fresh", "save", "fee"]) findA(HTMLInputElement, `#${id}`).checked = true
  for (const id of ["holder", "country", "token"]) findA(HTMLInputElement, `#${id}`).value = "Ana"
  const log: string[] = []
  const note = ({ target }: Event) => log.push(target instanceof Element ? target.id : "")
  find("form.checkout").addEventListener("change", note, { signal: started.page.signal })
  const off = started.page.events.on(["updated_checkout"], () => void log.push("updated_checkout"))
  const requests = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review").length
  const before = requests()
  await answer({ ".questions": box("b") })
  expect(log).toEqual(["fresh", "save", "holder", "token", "updated_checkout"])
  expect(["save", "fee"].map((id) => findA(HTMLInputElement, `#${id}`).checked)).toEqual([true, true])
  await started.page.clock.advance(2000)
  expect(requests()).toBe(before + 1)
  off()
})

it("radio buttons of which the chosen one is no longer offered keep the shop's choice", async () => {
  findA(HTMLInputElement, "[name=wrap][value=box]").checked = true
  await answer({ ".questions": questions("second").replace('value="box"', 'value="bag"') })
  expect(read().filter(([name]) => name === "wrap")).toEqual([["wrap", "paper"]])
})

it("the chosen rate and payment method are the answer's", async () => {
  const rates = (chosen: number) =>
    `<div class="questions">${["a", "b"].map((rate, index) => `<input type="radio" name="shipping_method[7]" value="${rate}"${index === chosen ? " checked" : ""}>`).join("")}</div>`
  await answer({ ".questions": rates(0) })
  findA(HTMLInputElement, "[name='shipping_method[7]'][value=b]").checked = true
  await answer({ ".questions": `${rates(0)} ` })
  expect(findA(HTMLInputElement, "[name='shipping_method[7]'][value=a]").checked).toBe(true)
})
