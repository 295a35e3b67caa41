import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Runs the walk over the stories first. A machine that has never run the tests knows no durations, so Vitest starts the largest files
 * first; the walk is a small file that takes longest, and would run alone at the end.
 */
export class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith("/browser/stories.test.ts")
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
