import { describe, expect, test } from "vitest"
import { networkOf } from "./sender.ts"

describe("the network of an address", () => {
  test.each([
    { address: "203.0.113.7", network: "203.0.113.7" },
    { address: "::ffff:203.0.113.7", network: "203.0.113.7" },
    { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2" },
    { address: "2001:DB8:1:2::6", network: "2001:db8:1:2" },
    { address: "2001:db8::1:2:3:6", network: "2001:db8:0:0" },
    { address: "2001:0db8:0001::6", network: "2001:db8:1:0" },
    { address: "::1", network: "0:0:0:0" },
    { address: "not an address", network: "not an address" },
  ])("$address is $network", ({ address, network }) => {
    expect(networkOf(address)).toBe(network)
  })
})
