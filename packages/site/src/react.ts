export { Login, type LoginProps } from "./react/Login.tsx"
export { Search, type SearchProps } from "./react/Search.tsx"
export type { SiteConfig } from "./config.ts"
