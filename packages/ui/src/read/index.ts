export { ReadFailure } from "./ReadFailure.tsx"
export { type ReadState, useRead } from "./useRead.ts"
