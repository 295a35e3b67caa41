import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { createDescribedShop } from "./storyShop.ts"
import { drawnTabs } from "./widget.ts"

describeConformance(drawnTabs, {
  html: '<div data-ringside="tabs" data-ringside-product="11"><a href="/product/southpaw/">Southpaw</a></div>',
  page: (config) => createTestPage({ config: config ?? {}, server: createDescribedShop() }),
})
