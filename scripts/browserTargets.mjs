/* For the builds of the examples, which import packages by their names alone. */
export { browserTargets } from "../packages/embed/build/browserFloor.mjs"
