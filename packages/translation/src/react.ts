export { CurrencySwitcher, type CurrencySwitcherProps } from "./react/CurrencySwitcher.tsx"
export { LanguageSwitcher, type LanguageSwitcherLink, type LanguageSwitcherProps } from "./react/LanguageSwitcher.tsx"
export type { TranslationConfig } from "./config.ts"
