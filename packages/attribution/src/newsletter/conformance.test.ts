import { createTestPage } from "@ringside/testing"
import { describeBehaviour, describeConformance } from "@ringside/testing/conformance"
import { afterAll, beforeAll } from "vitest"
import { newsletter } from "./newsletter.ts"
import { ownFormBehaviour } from "./ownForm.ts"

beforeAll(() => void Reflect.set(window, "pum_vars", { ajaxurl: "/wp-admin/admin-ajax.php" }))
afterAll(() => void Reflect.deleteProperty(window, "pum_vars"))

describeConformance(newsletter, {
  html: '<div data-ringside="newsletter" data-ringside-policy="/privacy/"><a href="/news/">News</a></div>',
  page: (config) => createTestPage({ config: config ?? {} }),
})

describeBehaviour(ownFormBehaviour, {
  html: `<div data-ringside="newsletter"><form action="/news/" method="post">
    <label>Mail <input type="email" name="email"></label><button>Go</button></form></div>`,
  selector: '[data-ringside="newsletter"]',
  isConnected: (hook) => hook.querySelector("form")?.hasAttribute("novalidate") === true,
  use: (hook) => hook.querySelector("button")?.click(),
})
