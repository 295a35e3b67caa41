import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Runs the test of all stories first. Without durations from an earlier run, Vitest starts the largest files first: this file is small but
 * takes longest, so it would run alone at the end.
 */
export class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith("/browser/stories.test.ts")
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
