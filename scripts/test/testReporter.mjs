import { JsonReporter } from "vitest/node"

/**
 * Vitest's JSON report, with two numbers that it leaves out: errors outside of every test, and errors outside of tests by file
 * (`suiteErrors`: of hooks, of an import, or that nothing caught while one of the file's tests failed). With these alone a run is
 * known to have failed by its failed tests only.
 */
// eslint-disable-next-line no-restricted-syntax -- Vitest takes the default export of a reporter's file
export default class TestReporter extends JsonReporter {
  /** Errors outside of tests, by the file's path. @type {Map<string, number>} */
  #suiteErrors = new Map()
  #unhandledErrors = 0

  /**
   * @override
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly unknown[]} [unhandled]
   */
  async onTestRunEnd(modules, unhandled = []) {
    for (const module of modules) {
      const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
      this.#suiteErrors.set(module.moduleId, module.errors().length + ofSuites.length)
    }
    const withFailedTests = new Set(
      modules.filter(({ children }) => [...children.allTests("failed")].length > 0).map(({ moduleId }) => moduleId),
    )
    for (const error of unhandled) {
      const file = readFile(error)
      // A test that failed may leave a promise that rejects. Where no test failed, the error itself is the failure.
      if (withFailedTests.has(file)) this.#suiteErrors.set(file, (this.#suiteErrors.get(file) ?? 0) + 1)
      else this.#unhandledErrors += 1
    }
    await super.onTestRunEnd(modules)
  }

  /**
   * @override
   * @param {string} text
   */
  async writeReport(text) {
    const report = JSON.parse(text)
    const testResults = report.testResults.map((/** @type {{ name: string }} */ file) => ({
      ...file,
      suiteErrors: this.#suiteErrors.get(file.name) ?? 0,
    }))
    await super.writeReport(JSON.stringify({ ...report, unhandledErrors: this.#unhandledErrors, testResults }))
  }
}

/**
 * Reads the file that Vitest blames for an error.
 * @param {unknown} error
 * @returns {string} empty when it blames none
 */
function readFile(error) {
  if (typeof error !== "object" || error === null || !("VITEST_TEST_PATH" in error)) return ""
  return String(error.VITEST_TEST_PATH)
}
