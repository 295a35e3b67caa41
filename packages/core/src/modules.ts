import { askedModule } from "./domain/index.ts"

/*
 * What a page from npm fetches when it needs it. The script tag has chunks of its own for the same, and its build leaves out what is imported
 * here.
 */

/** The registry of hooks, for pages with hooks that render. */
export const hooksModule = /* @__PURE__ */ askedModule({
  name: "hooks",
  member: "startHooks",
  load: () => import("./loader/startHooks.ts"),
})

/** The checks of hooks' attributes, for pages with hooks. */
export const hookChecksModule = /* @__PURE__ */ askedModule({
  name: "hook-checks",
  member: "startHookChecks",
  load: () => import("./diagnostics/hookChecks.ts"),
})

/** The texts of warnings, for pages with a mistake. */
export const diagnosticsModule = /* @__PURE__ */ askedModule({
  name: "diagnostics",
  member: "createOwnDiagnostics",
  load: () => import("./diagnostics/ownDiagnostics.ts"),
})
