export { formatTheme, type ThemeOptions, themeWords, type ThemeWords } from "./themeMarkup.ts"
