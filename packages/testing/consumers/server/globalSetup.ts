import type { TestProject } from "vitest/node"
import { prepareApps } from "../globalSetup.ts"

/** Prepares the apps whose framework is too large for `npm test`: 130 MB, and a build of its own. The starters are installed with them. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return prepareApps(project, { apps: ["next", "next-app", "vite-react"] })
}
