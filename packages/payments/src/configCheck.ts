import { type Behaviour, providerScriptUrl } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

interface Member {
  readonly isValid: (value: unknown) => boolean
  readonly expected: string
  /** What happens with a wrong value. */
  readonly result: string
}

const isText = (value: unknown) => typeof value === "string"

/** The members of `payments` in the page's config. */
const members: Readonly<Record<string, Member>> = {
  cards: {
    isValid: (value) => typeof value === "boolean",
    expected: "true or false",
    result: "cards are taken",
  },
  script: {
    isValid: (value) => value === false || (isText(value) && value !== ""),
    expected: "an address or false",
    result: `${providerScriptUrl} is used`,
  },
  fingerprint: { isValid: isText, expected: "a text", result: "none is sent" },
}

/** Warns of wrong values in the config; the code that reads them uses its defaults. */
export const configCheck: Behaviour = {
  name: "payments-config",
  start({ config, reports }) {
    const { payments } = config.all
    if (!isRecord(payments)) return
    for (const [name, { isValid, expected, result }] of Object.entries(members)) {
      if (!Object.hasOwn(payments, name) || isValid(payments[name])) continue
      const value = JSON.stringify(payments[name]).slice(0, 60)
      reports.warn(`[ringside payments] payments.${name} is ${value}; expected ${expected}, so ${result}.`)
    }
  },
}
