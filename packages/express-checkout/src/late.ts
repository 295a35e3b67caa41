export { createBehaviours } from "./behaviour.ts"
