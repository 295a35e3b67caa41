import { defineConfig } from "vitest/config"
import { waitLimitMs } from "./scripts/test/waitLimitMs.ts"
import { WalkFirst } from "./scripts/test/walkFirst.ts"

/**
 * Run the sources instead of builds: every package exports its source under `ringside-source`. "import" and "default" apply anyway; if
 * they were listed, Vitest would pass them to Node, whose require() would then load ES modules.
 */
const resolve = { conditions: ["ringside-source", "module", "browser"] }
const ssr = { resolve: { conditions: ["ringside-source", "module", "node"] } }
const setup = ["./scripts/test/vitest.setup.ts", "./scripts/test/waitLimits.ts"]
/** Tests that take minutes, or that repeat what a shorter one shows: `npm run test:all` runs them. */
const long = process.env["RINGSIDE_TESTS"] === "all" ? [] : ["**/*.long.test.ts"]
const exclude = ["**/node_modules/**", ...long]
/** Tests of the built packages, which the project's setup builds. */
const ofPackages = [
  "scripts/pack/buildPackages.test.ts",
  "scripts/receipts/importReceipts.test.ts",
  "scripts/pack/packedPackages.test.ts",
]

export default defineConfig({
  test: {
    sequence: { sequencer: WalkFirst },
    // By itself Vitest leaves one core free: on two cores it would run one file at a time.
    maxWorkers: "100%",
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: "domain",
          environment: "node",
          include: ["packages/*/src/domain/**/*.test.ts"],
          exclude,
          // Pure functions leave nothing behind; a process for each file would take longer than its tests.
          isolate: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/embed/build/**/*.test.ts",
            "examples/**/*.test.ts",
            "scripts/**/*.test.ts",
            ".storybook/*.test.ts",
          ],
          exclude: [...exclude, "**/browser/**", ...ofPackages],
          setupFiles: ["./examples/shop/src/testing/cheapPasswords.ts", "./scripts/test/waitLimits.ts"],
          expect: { poll: { timeout: waitLimitMs } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "page",
          environment: "happy-dom",
          include: ["packages/*/src/**/*.test.{ts,tsx}"],
          exclude: [...exclude, "packages/*/src/domain/**", "**/browser/**"],
          setupFiles: setup,
          // A context a file instead of a process, which would load the environment anew for each.
          pool: "vmForks",
          expect: { poll: { timeout: waitLimitMs } },
          // Axe's checks of a whole checkout take seconds where other work shares the cores.
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "packages",
          environment: "node",
          include: ["packages/testing/consumers/*.test.ts", ...ofPackages],
          globalSetup: ["./packages/testing/consumers/globalSetup.ts"],
          expect: { poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "consumers",
          environment: "node",
          include: ["packages/testing/consumers/server/*.test.ts"],
          globalSetup: ["./packages/testing/consumers/server/globalSetup.ts"],
          expect: { poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "site",
          environment: "node",
          include: ["site/tests/*.test.ts"],
          expect: { poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "walk",
          environment: "node",
          include: ["packages/testing/walk/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "browser",
          environment: "node",
          include: ["packages/testing/browser/**/*.test.ts"],
          exclude,
          globalSetup: ["./packages/testing/browser/globalSetup.ts"],
          // A real browser is slow on a busy machine, so assertions are retried for as long as a slow server may take.
          expect: { poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A test waits for much of its time: for timers, frames and answers.
          // Other engines than Chromium have a process for each, and less time is waited for.
          maxWorkers: process.env["RINGSIDE_ENGINE"] === undefined ? 3 : 2,
          // Each test has its own shopper. Files share only the browser's driver, which takes seconds to load.
          isolate: false,
        },
      },
    ],
  },
})
