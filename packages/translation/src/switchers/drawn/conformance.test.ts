import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { drawnSwitcher } from "./widget.ts"

const all = { languages: { list: ["es", "en"].map((code) => ({ code, url: `https://shop.test/${code}/` })) } }

describeConformance(drawnSwitcher, {
  html: '<div data-ringside="language-switcher"></div>',
  page: (config) => createTestPage({ config: { ...config, all } }),
})
