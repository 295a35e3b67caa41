export type { OwnConfig } from "@ringside/core"
export { RingsideProvider, type RingsideProviderProps } from "./react/RingsideProvider.tsx"
export {
  createRootComponent,
  type RootComponent,
  type RootComponentProps,
  type RootDefinition,
} from "./react/createRootComponent.tsx"
export { type ElementProps, selectElementProps } from "./react/elementProps.ts"
export { usePageOnceReady } from "./react/usePageOnceReady.ts"
export { useConnection } from "./react/useConnection.ts"
export { useOptions } from "./react/useOptions.ts"
