import { formatPlainText, isRecord, readMember, readSparseList, readText } from "@ringside/core/domain"
import { type AddressKey, addressRules } from "./addressRules.ts"
import type { AddressSection } from "./listAddressFields.ts"

/** A reason why the shop refused an address; `section` is null for another parameter of the same request. */
export interface AddressRefusal {
  readonly section: AddressSection | null
  /** The field that the reason concerns; null where the refusal doesn't say. */
  readonly key: AddressKey | null
  /** Plain text, never empty. */
  readonly text: string
}

const sections = ["billing", "shipping"] as const

/**
 * The reasons for which a Store API refusal concerns an address, each text once per address; empty for other refusals. The platform names
 * addresses by parameter (`billing_address`) and fields by the codes of the details (`invalid_postcode`), and lists what is missing of an
 * order's address in `data.errors`. Source: checkout contract §7.
 */
export function listAddressRefusals(body: unknown): AddressRefusal[] {
  const code = readText(readMember(body, ["code"]))
  if (/^woocommerce_rest_(?:missing|invalid)_email_address$/.test(code)) {
    return createRefusals("billing", [{ code: "invalid_email", message: readMember(body, ["message"]) }])
  }
  const named = sections.flatMap((section) => {
    const name = `${section}_address`
    const details = listDetails(readMember(body, ["data", "details", name]))
    const fromDetails = createRefusals(section, details)
    if (fromDetails.length > 0) return fromDetails
    const texts = [
      readMember(body, ["data", "params", name]),
      ...readSparseList(readMember(body, ["data", "errors", section])),
    ]
    return createRefusals(
      section,
      texts.map((message) => ({ message })),
    )
  })
  if (named.length > 0) return [...named, ...listOthers(readMember(body, ["data"]))]
  if (!/^(?:woocommerce_rest_invalid_address|rest_invalid_param)$/.test(code)) return []
  const message = readMember(body, ["message"])
  const section = sections.find((each) => new RegExp(`\\b${each}[ _]address\\b`, "i").test(readText(message)))
  return section ? createRefusals(section, [{ message }]) : []
}

/** The texts of parameters that aren't addresses. */
function listOthers(data: unknown): readonly AddressRefusal[] {
  const [params, details] = [readMember(data, ["params"]), readMember(data, ["details"])]
  const names = [params, details].flatMap((each) => (isRecord(each) ? Object.keys(each) : []))
  const others = names.filter((name) => !sections.some((section) => name === `${section}_address`))
  return createRefusals(
    null,
    others.map((name) => ({ message: readMember(params, [name]) || readMember(details, [name, "message"]) })),
  )
}

interface Detail {
  readonly code?: unknown
  readonly message: unknown
}

/** The first error of a parameter, and the others. */
function listDetails(detail: unknown): readonly Detail[] {
  return [detail, ...readSparseList(readMember(detail, ["additional_errors"]))].map((each) => ({
    code: readMember(each, ["code"]),
    message: readMember(each, ["message"]),
  }))
}

function createRefusals(section: AddressRefusal["section"], details: readonly Detail[]): AddressRefusal[] {
  const refusals = details.flatMap(({ code, message }) => {
    const text = formatPlainText(message)
    return text === "" ? [] : [[text, { section, key: readKey(code), text }] as const]
  })
  return [...new Map(refusals).values()]
}

/** The field of a code such as `invalid_postcode`. */
function readKey(code: unknown): AddressKey | null {
  return addressRules.find(({ key }) => code === `invalid_${key}`)?.key ?? null
}
