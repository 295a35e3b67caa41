export { Search, type SearchProps } from "./react/Search.tsx"
