import { expect } from "vitest"
import type { BehaviourCheck } from "./behaviourCheck.ts"
import type { BehaviourStages, StageOptions } from "./behaviourStage.ts"

/** Starts the behaviour where the job isn't its own: it changes nothing, and handles nothing. */
async function expectNothing({ options, start }: BehaviourStages, changes: StageOptions): Promise<void> {
  const { page, element, before } = await start(changes)
  expect(document.documentElement.outerHTML).toBe(before)
  expect(await options.isConnected(element, page)).toBe(false)
}

/** The host's script does the job: the behaviour only observes. */
export const hostScriptCheck: BehaviourCheck = {
  name: "the host's own script keeps the job: nothing changes",
  async run(stages) {
    const [handle = ""] = stages.options.job?.handles ?? []
    const prepare = () => {
      const script = document.createElement("script")
      script.type = "text/plain"
      script.id = `${handle}-js`
      document.body.append(script)
    }
    await expectNothing(stages, { prepare })
  },
}

/** The settings that the job requires are missing: links and forms do it. */
export const settingsCheck: BehaviourCheck = {
  name: "without the host's settings nothing changes",
  run: (stages) => expectNothing(stages, { hasSettings: false }),
}
