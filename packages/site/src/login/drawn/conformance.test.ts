import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { drawnLogin } from "./widget.ts"

describeConformance(drawnLogin, {
  html: '<div data-ringside="login" data-ringside-action="/wp-login.php"><a href="/my-account/">Your account</a></div>',
  page: (config) => createTestPage({ config: config ?? {} }),
})
