/** The clock, the page, its modules and the finders of tests, for the test kit and for packages below it. */
export { createFakeClock, type FakeClock } from "./page/clockForTests.ts"
export { find, findA, findAll } from "./page/findForTests.ts"
export { createModulesDouble } from "./modules/modulesForTests.ts"
export { createPageForTests, type PageForTests, type PageForTestsOptions } from "./assembly/pageForTests.ts"
