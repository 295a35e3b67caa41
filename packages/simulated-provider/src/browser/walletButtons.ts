import { type Options, readPath } from "./checks.ts"
import { nameWallet, type WalletType } from "./sheetModel.ts"

const types: readonly WalletType[] = ["apple_pay", "google_pay"]
const members = { apple_pay: "applePay", google_pay: "googlePay" } as const

/** The simulated wallets that the element offers. `available` lists the browser's wallets. */
export function listWallets(options: Options, available: Readonly<Record<string, boolean>>): readonly WalletType[] {
  return types.filter((type) => {
    const member = members[type]
    return available[member] === true && readPath(options, ["paymentMethods", member]) !== "never"
  })
}

/** The wallets in the `ready` event; undefined for none. */
export function describeAvailable(wallets: readonly WalletType[]): Readonly<Record<string, boolean>> | undefined {
  if (wallets.length === 0) return undefined
  const offered = Object.fromEntries(types.map((type) => [members[type], wallets.includes(type)]))
  return { ...offered, amazonPay: false, link: false, paypal: false }
}

const looks = {
  // On a dark page, a black button needs a visible border.
  black: { background: "#000", color: "#fff", border: "#5f5f5f" },
  white: { background: "#fff", color: "#000", border: "#fff" },
  "white-outline": { background: "#fff", color: "#000", border: "#000" },
} as const

interface WalletButtonsNeeds {
  readonly document: Document
  readonly locale: string
  readonly options: Options
  readonly appearance: unknown
  readonly onPress: (type: WalletType) => void
}

/** The buttons of an element, side by side if there is room. Inline styles protect them from the page's own. */
export function createWalletButtons(wallets: readonly WalletType[], parts: WalletButtonsNeeds): HTMLElement {
  const group = parts.document.createElement("div")
  group.style.cssText =
    "display:grid!important;grid-template-columns:repeat(auto-fit,minmax(min(10rem,100%),1fr))!important;gap:8px!important"
  group.append(...wallets.map((type) => createButton(type, parts)))
  return group
}

function createButton(type: WalletType, { document, locale, options, appearance, onPress }: WalletButtonsNeeds) {
  const read = (group: string) => readPath(options, [group, members[type]])
  const look = looks[(read("buttonTheme") as keyof typeof looks | undefined) ?? "black"]
  const height = Number(options.buttonHeight ?? 44)
  const radius = readPath(appearance, ["variables", "borderRadius"])
  const button = document.createElement("button")
  button.type = "button"
  button.dataset.simulatedWallet = type
  // Two buttons share a row on a phone, so the long name is only in the accessible label.
  button.textContent = labelButton(type, locale, false)
  button.setAttribute("aria-label", labelButton(type, locale, read("buttonType") !== "plain"))
  const styles: Readonly<Record<string, string>> = {
    appearance: "none",
    "box-sizing": "border-box",
    width: "100%",
    height: `${height}px`,
    "min-height": "0",
    margin: "0",
    padding: "0 4px",
    border: `1px solid ${look.border}`,
    "border-radius": typeof radius === "string" ? radius : "4px",
    background: look.background,
    color: look.color,
    font: "500 15px/1.25 system-ui, sans-serif",
    "font-family": "inherit",
    "text-transform": "none",
    cursor: "pointer",
  }
  for (const [property, value] of Object.entries(styles)) button.style.setProperty(property, value, "important")
  button.addEventListener("click", () => onPress(type))
  return button
}

function labelButton(type: WalletType, locale: string, buys: boolean): string {
  const name = nameWallet(type)
  if (locale === "es") return buys ? `Comprar con ${name} (simulado)` : `${name} (simulado)`
  return buys ? `Buy with ${name} (simulated)` : `${name} (simulated)`
}
