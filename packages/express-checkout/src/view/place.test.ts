import { createTestPage, printBody } from "@ringside/testing"
import { expect, test } from "vitest"
import { createAppearance, type WalletPlace } from "./place.ts"

const hook = '<div data-ringside="express-checkout"'

test.each<[string, string, WalletPlace["kind"], radius: string, expected: string]>([
  ["the radius of all we draw", `${hook} style="--rs-radius: 13px"></div>`, "hook", "", "13px"],
  ["the settings' radius", `${hook} style="--rs-radius: 13px"></div>`, "hook", "8", "8px"],
  ["the hook's own", `${hook} data-ringside-radius="2" style="--rs-radius: 13px"></div>`, "hook", "8", "2px"],
  ["that of all we draw, in our checkout", '<div style="--rs-radius: 13px"></div>', "block", "", "13px"],
  ["4 px, in another unit", `${hook} style="--rs-radius: 1em"></div>`, "hook", "", "4px"],
  ["4 px, in the platform's markup", '<div style="--rs-radius: 13px"></div>', "host", "", "4px"],
])("the buttons' corners have %s", (_, html, kind, radius, expected) => {
  printBody(html)
  const wrapper = document.querySelector("div") ?? document.body
  const place: WalletPlace = { mount: wrapper, wrapper, kind, readConfig: () => ({ button: { radius } }) }
  expect(createAppearance(createTestPage({ window }), place).variables.borderRadius).toBe(expected)
})
