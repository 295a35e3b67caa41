import { askedModule } from "@ringside/core/domain"

/*
 * The script tag's own chunks, which no part declares. The build has one for each of them, and their purposes in `build/chunks.mjs`.
 */

/** The registry of hooks that render. */
export const hooksModule = /* @__PURE__ */ askedModule({
  name: "hooks",
  member: "startPageHooks",
  load: () => import("./hooks.ts"),
})

/** The checks of hooks' attributes. */
export const hookChecksModule = /* @__PURE__ */ askedModule({
  name: "hook-checks",
  member: "startPageHookChecks",
  load: () => import("./hookChecks.ts"),
})

/** The texts of warnings. */
export const diagnosticsModule = /* @__PURE__ */ askedModule({
  name: "diagnostics",
  member: "createDiagnostics",
  load: () => import("./diagnostics.ts"),
})

/** The debug panel. */
export const debugModule = /* @__PURE__ */ askedModule({
  name: "debug",
  member: "openTagPanel",
  load: () => import("./debug/openTagPanel.ts"),
})

/** The focus trap, fetched when an overlay of the host first opens. */
export const focusTrapModule = /* @__PURE__ */ askedModule({
  name: "focus-trap",
  member: "createFocusTrap",
  load: () => import("focus-trap"),
})
