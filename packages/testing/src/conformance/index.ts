export { auditNodes, findUnreachable } from "./auditNodes.ts"
export { describeConformance, type ConformanceOptions } from "./describeConformance.ts"
export { type BehaviourConformanceOptions, describeBehaviour } from "./describeBehaviour.ts"
export { useCookieJar } from "./useCookieJar.ts"
