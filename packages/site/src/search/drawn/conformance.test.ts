import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { drawnSearch } from "./widget.ts"

describeConformance(drawnSearch, {
  html: '<div data-ringside="search"></div>',
  page: (config) => createTestPage({ config: config ?? {} }),
})
