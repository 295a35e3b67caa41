import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readCustomer as readShopper } from "../basket/customer.ts"
import { addressRows } from "../checkout/checkoutFields.ts"
import { readCheckoutForm } from "../checkout/checkoutForm.ts"
import { faultList } from "../checkout/faultList.ts"
import { validateAddress, type CheckoutFault } from "../checkout/validateCheckout.ts"
import type { Address } from "../shipping/address.ts"
import type { AddressSection } from "../shipping/addressFields.ts"
import { createAddressSettings } from "../shipping/addressSettings.ts"
import { formatAddress } from "../shipping/formatAddress.ts"
import { languageField } from "../site/language.ts"
import { notFoundPage } from "../site/notFound.ts"
import { redirectWithNotice, type PageStatus } from "../site/respond.ts"
import { respondAccount } from "./accountPage.ts"
import { readAddresses, saveAddress } from "./addresses.ts"
import type { Customer } from "./customer.ts"
import { hasNonce, nonceFields } from "./formRow.ts"
import { accountPath, addressesPath } from "./paths.ts"
import { accountTexts } from "./texts.ts"

const nonce = { name: "woocommerce-edit-address-nonce", action: "woocommerce-edit_address" } as const

const sections = ["billing", "shipping"] as const

/** Shows a customer's billing and shipping address. */
export async function addressesPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language].addresses
  const addresses = await readAddresses(visit.shop.database, customer)
  return respondAccount(context, customer, {
    title: words.title,
    path: addressesPath,
    content: html`<p>${words.lead}</p>
      <div class="woocommerce-Addresses addresses">
        ${sections.map((section) => addressCard(section, addresses[section], visit))}
      </div>`,
  })
}

/** Shows the form of one address; 404 for an unknown section. */
export async function editAddressPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const section = readSection(context)
  if (!section) return notFoundPage(context)
  const addresses = await readAddresses(context.var.visit.shop.database, customer)
  return respondEdit(context, customer, { section, address: addresses[section] })
}

/** Saves that form: 403 for an invalid nonce, 404 for an unknown section, 422 for an invalid address. */
export async function takeAddress(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language, links } = visit
  const section = readSection(context)
  if (!section) return notFoundPage(context)
  const fields = await readForm(context)
  const before = {
    ...(await readShopper(shop.database, session.id)),
    ...(await readAddresses(shop.database, customer)),
  }
  const address = readCheckoutForm(fields, before)[section]
  const words = accountTexts[language]
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) {
    return respondEdit(context, customer, { section, address, error: words.expired, status: 403 })
  }
  const faults = validateAddress(section, address, language)
  if (faults.length > 0) return respondEdit(context, customer, { section, address, faults, status: 422 })
  const owner = { customerId: customer.id, sessionId: session.id }
  await shop.database.transaction((transaction) => saveAddress(transaction, owner, section, address))
  const href = `${links.to(accountPath)}${addressesPath}`
  return redirectWithNotice(context, href, { kind: "success", text: words.addresses.saved })
}

function readSection(context: Context<ShopEnv>): AddressSection | undefined {
  const named = context.req.param("section")
  return sections.find((section) => section === named)
}

function addressCard(section: AddressSection, address: Address, { language, links }: Visit): Html {
  const words = accountTexts[language].addresses
  // Every new address already has a country, so an address without a street counts as empty.
  const lines = address.address_1 === "" ? [] : [...formatAddress(address, language), address.phone, address.email]
  return html`<section class="woocommerce-Address">
    <h2>${words[section]}</h2>
    <address>
      ${
        lines.length === 0
          ? words.none
          : lines.filter(Boolean).map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)
      }
    </address>
    <a
      class="edit button"
      href="${links.to(accountPath)}${addressesPath}${section}/"
      aria-label="${words.editOne[section]}"
      >${words.edit}</a
    >
  </section>`
}

interface EditState {
  readonly section: AddressSection
  readonly address: Address
  readonly faults?: readonly CheckoutFault[]
  readonly error?: string
  readonly status?: PageStatus
}

function respondEdit(context: Context<ShopEnv>, customer: Customer, state: EditState): Promise<Response> {
  const { visit } = context.var
  const { section, address, faults = [], error, status } = state
  const words = accountTexts[visit.language].addresses
  const byField = new Map(faults.flatMap((fault) => (fault.field ? [[fault.field, fault] as const] : [])))
  return respondAccount(context, customer, {
    title: words[section],
    path: addressesPath,
    error,
    ...(status && { status }),
    settings: createAddressSettings(visit.language),
    content: html`<form
        method="post"
        action="${visit.links.to(accountPath)}${addressesPath}${section}/"
        class="er-address-edit"
      >
        ${faults.length > 0 ? faultList(faults) : ""}
        <div class="woocommerce-address-fields">
          <div class="woocommerce-address-fields__field-wrapper">${addressRows(section, address, byField, visit)}</div>
        </div>
        ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
        <input type="hidden" name="action" value="edit_address" />
        <p class="form-row">
          <button type="submit" class="button alt" name="save_address" value="1">${words.submit}</button>
        </p>
      </form>
      <p><a href="${visit.links.to(accountPath)}${addressesPath}">${words.back}</a></p>`,
  })
}
