export { LanguageSwitcher, type LanguageSwitcherLink, type LanguageSwitcherProps } from "./react/LanguageSwitcher.tsx"
export type { TranslationConfig } from "./config.ts"
