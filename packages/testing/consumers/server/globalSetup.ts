import type { TestProject } from "vitest/node"
import { prepareApps } from "../globalSetup.ts"

/** Prepares the app whose framework is too large for `npm test`: 130 MB, and a build of its own. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return prepareApps(project, { apps: ["next"] })
}
