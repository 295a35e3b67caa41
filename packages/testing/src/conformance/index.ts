export { auditNodes, findUnreachable } from "./auditNodes.ts"
export { describeConformance, type ConformanceOptions } from "./describeConformance.ts"
