export { LanguageSwitcher, type LanguageSwitcherLink, type LanguageSwitcherProps } from "./react/LanguageSwitcher.tsx"
