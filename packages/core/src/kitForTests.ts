/** The clock and the page of tests, for the test kit and for packages below it. */
export { createFakeClock, type FakeClock } from "./page/clockForTests.ts"
export { createPageForTests, type PageForTests, type PageForTestsOptions } from "./page/pageForTests.ts"
