import { describeBehaviour } from "@ringside/testing/conformance"
import { beforeEach } from "vitest"
import { consentBannerBehaviour } from "./consentBanner.ts"

beforeEach(() => {
  for (const category of ["statistics", "marketing"]) document.cookie = `wp_consent_${category}=; path=/; max-age=0`
})

describeBehaviour(consentBannerBehaviour, {
  html: '<div data-ringside="consent" data-ringside-policy="/privacy/"></div>',
  selector: '[data-ringside="consent"]',
  isConnected: (element) => element.querySelector(".ringside-consent") !== null,
  use: (element) => element.querySelector("summary")?.click(),
  hasTexts: true,
})
