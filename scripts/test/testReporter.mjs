import { JsonReporter } from "vitest/node"

/**
 * Vitest's JSON report, with what it leaves out: the number of errors outside of tests by file (`suiteErrors`: of hooks, of an import, or that
 * nothing caught), and the messages of errors that belong to no file (`unhandledErrors`).
 */
// eslint-disable-next-line no-restricted-syntax -- Vitest takes the default export of a reporter's file
export default class TestReporter extends JsonReporter {
  /** Messages of errors outside of tests, by the file's path. @type {Map<string, string[]>} */
  #suiteErrors = new Map()
  /** @type {string[]} */
  #unhandledErrors = []

  /**
   * @override
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly unknown[]} [unhandled]
   */
  async onTestRunEnd(modules, unhandled = []) {
    for (const module of modules) {
      const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
      this.#suiteErrors.set(module.moduleId, [...module.errors(), ...ofSuites].map(readMessage))
    }
    for (const error of unhandled)
      (this.#suiteErrors.get(readFile(error)) ?? this.#unhandledErrors).push(readMessage(error))
    await super.onTestRunEnd(modules)
  }

  /**
   * @override
   * @param {string} text
   */
  async writeReport(text) {
    const report = JSON.parse(text)
    const testResults = report.testResults.map((/** @type {{ name: string }} */ file) => {
      const [message, ...others] = this.#suiteErrors.get(file.name) ?? []
      if (message === undefined) return { ...file, suiteErrors: 0 }
      return { ...file, status: "failed", message, suiteErrors: 1 + others.length }
    })
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

/** @param {unknown} error */
function readMessage(error) {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error)
}
