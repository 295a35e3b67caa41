import { createHoverColors, getContrast, readableContrast, selectReadableColor, selectTheme } from "./color.ts"
import { selectBaseFontSize } from "./fonts.ts"
import type { RuleStyles } from "./ruleStyles.ts"

/** Values that were read from a page; the styles are limited to those that the provider accepts. */
export interface AppearanceInput {
  readonly location: string
  readonly styles: Readonly<Partial<Record<StyleName, RuleStyles>>>
  readonly backgroundColor: string
  readonly referenceTextSize?: string | null
  readonly forProviderWallet?: boolean
  /** Values that the shop sets for all that we draw. */
  readonly shared?: SharedValues
}

/** Colours and a length, as computed styles have them; a value that the shop doesn't set is missing. */
export interface SharedValues {
  readonly accent?: string
  readonly danger?: string
  readonly radius?: string
}

type StyleName =
  | "input"
  | "inputInvalid"
  | "label"
  | "text"
  | "tab"
  | "tabSelected"
  | "block"
  | "floatingLabel"
  | "heading"
  | "header"
  | "footer"
  | "footerLink"
  | "button"
  | "link"
  | "container"

/** The appearance option of the provider's card form. */
export interface Appearance {
  readonly theme: "stripe" | "night"
  readonly labels: "floating" | "above"
  readonly variables: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, RuleStyles>>
}

/** Creates the provider's appearance that makes its form look like the page. Source: checkout §13. */
export function createCardAppearance(input: AppearanceInput): Appearance {
  const { location, styles, backgroundColor, referenceTextSize, forProviderWallet, shared = {} } = input
  const isFloating = location === "blocks_checkout"
  const { tab = {}, tabSelected = {}, label = {}, text = {} } = styles
  const hover = createHoverColors(tab.backgroundColor ?? "", tab.color ?? "")
  const rules: Record<string, RuleStyles> = {
    ".Input": makeReadable(styles.input ?? {}, backgroundColor),
    ".Input--invalid": styles.inputInvalid ?? {},
    ".Label": label,
    ".Label--resting": label.fontSize === undefined ? {} : { fontSize: label.fontSize },
    ".Block": styles.block ?? {},
    ".Tab": tab,
    ".Tab:hover": hover.color === "" ? tab : { ...tab, ...hover },
    ".Tab--selected": tabSelected,
    ".TabIcon:hover": { color: hover.color || (tab.color ?? "") },
    ".TabIcon--selected": { color: tabSelected.color ?? "" },
    ".Text": text,
    ".Text--redirect": text,
  }
  if (isFloating && styles.floatingLabel) Object.assign(rules, floatLabels(rules, styles.floatingLabel))
  if (forProviderWallet) Object.assign(rules, listWalletRules(styles))
  return {
    variables: {
      colorBackground: backgroundColor,
      ...createSharedVariables(shared, backgroundColor),
      ...(text.color !== undefined && { colorText: text.color }),
      ...(text.fontFamily !== undefined && { fontFamily: text.fontFamily }),
      ...(text.fontSize !== undefined && {
        fontSizeBase: referenceTextSize ? selectBaseFontSize(text.fontSize, referenceTextSize) : text.fontSize,
      }),
    },
    theme: selectTheme(backgroundColor),
    labels: isFloating ? "floating" : "above",
    rules,
  }
}

/** The contrast that WCAG AA requires for the edges of controls. */
const visibleContrast = 3

/** The provider's variables for the shop's shared values; a colour that can't be seen on this background is left out. */
function createSharedVariables({ accent, danger, radius }: SharedValues, background: string): Record<string, string> {
  const has = (color: string | undefined, least: number): color is string => getContrast(color, background) >= least
  return {
    ...(has(accent, visibleContrast) && { colorPrimary: accent }),
    ...(has(danger, readableContrast) && { colorDanger: danger }),
    ...(radius !== undefined && { borderRadius: radius }),
  }
}

/** Replaces a text colour that has too little contrast: a theme picks its colours for its own fields, not for this background. */
function makeReadable(input: RuleStyles, pageBackground: string): RuleStyles {
  const background = input.backgroundColor ?? pageBackground
  const contrast = input.color === undefined ? 0 : getContrast(input.color, background)
  if (contrast === 0 || contrast >= readableContrast) return input
  return { ...input, color: selectReadableColor(background) }
}

/** Floating labels: themes scale them down, while the provider needs font sizes. */
function floatLabels(
  rules: Readonly<Record<string, RuleStyles>>,
  floatingLabel: RuleStyles,
): Record<string, RuleStyles> {
  const input = { ...rules[".Input"] }
  const label = { ...rules[".Label"] }
  const { transform, ...floating } = floatingLabel as Record<string, string>
  const lineHeight = scaleLineHeight(floating.lineHeight ?? "", transform ?? "")
  if (lineHeight !== null) {
    floating.lineHeight = lineHeight
    floating.fontSize = lineHeight
    if (input.paddingTop !== undefined) input.paddingTop = `calc(${input.paddingTop} - ${lineHeight} - 4px - 1px)`
  }
  const bottomPx = Number.parseFloat(input.paddingBottom ?? "")
  floating.marginTop = label.marginTop ?? "0"
  if (Number.isFinite(bottomPx)) {
    input.paddingBottom = `${bottomPx - 1}px`
    label.marginTop = `${Math.floor((bottomPx - 1) / 3)}px`
  }
  return { ".Input": input, ".Label": label, ".Label--floating": floating }
}

function scaleLineHeight(lineHeight: string, transform: string): string | null {
  const [a = NaN, , , d = NaN] = (/^matrix\(([^()]*)\)$/.exec(transform)?.[1] ?? "").split(",").map(Number)
  const heightPx = Number.parseFloat(lineHeight)
  const scaled = Math.floor(heightPx * ((a + d) / 2))
  return Number.isFinite(scaled) ? `${scaled}px` : null
}

function listWalletRules(styles: AppearanceInput["styles"]): Record<string, RuleStyles> {
  const named: readonly (readonly [string, RuleStyles | undefined])[] = [
    [".Heading", styles.heading],
    [".Header", styles.header],
    [".Footer", styles.footer],
    [".Footer--link", styles.footerLink],
    [".Button", styles.button],
    [".Link", styles.link],
    [".Container", styles.container],
  ]
  return Object.fromEntries(named.map(([rule, style]) => [rule, style ?? {}]))
}
