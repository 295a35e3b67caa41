import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { afterAll, beforeAll } from "vitest"
import { newsletter } from "./newsletter.ts"

beforeAll(() => void Reflect.set(window, "pum_vars", { ajaxurl: "/wp-admin/admin-ajax.php" }))
afterAll(() => void Reflect.deleteProperty(window, "pum_vars"))

describeConformance(newsletter, {
  html: '<div data-ringside="newsletter" data-ringside-policy="/privacy/"><form action="/news/" method="post"><label>Mail <input type="email" name="email"></label></form></div>',
  page: (config) => createTestPage({ config: config ?? {} }),
})
