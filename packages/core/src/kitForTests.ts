/** The clock, the page and the finders of tests, for the test kit and for packages below it. */
export { createFakeClock, type FakeClock } from "./page/clockForTests.ts"
export { find, findA, findAll } from "./page/findForTests.ts"
export { createPageForTests, type PageForTests, type PageForTestsOptions } from "./page/pageForTests.ts"
