import { describe, expect, it, test } from "vitest"
import {
  createButtonOptions,
  createWalletAppearance,
  createWalletElementsOptions,
  formatButtonTheme,
  formatButtonType,
  formatLoginConfirmation,
  formatNoticeText,
  readButtonHeight,
} from "./index.ts"

test.each([
  ["dark", "black", "black"],
  ["light", "white", "white"],
  ["light-outline", "white-outline", "white"],
  ["neon", "black", "black"],
  ["", "black", "black"],
  [null, "black", "black"],
  [undefined, "black", "black"],
])("the theme %j is %s for Apple and %s for Google", (theme, apple, google) => {
  expect([formatButtonTheme(theme, "applePay"), formatButtonTheme(theme, "googlePay")]).toEqual([apple, google])
})

test.each([
  ["default", "plain", "plain"],
  ["buy", "buy", "buy"],
  ["donate", "donate", "donate"],
  ["book", "book", "book"],
  ["long", "buy", "buy"],
  ["", "plain", "buy"],
  [null, "plain", "buy"],
  [undefined, "plain", "buy"],
  [7, "plain", "buy"],
])("the type %j is %s for Apple and %s for Google", (type, apple, google) => {
  expect([formatButtonType(type, "applePay"), formatButtonType(type, "googlePay")]).toEqual([apple, google])
})

test.each([
  ["48", 48],
  [48, 48],
  ["40", 40],
  ["55", 55],
  ["39", 40],
  ["56", 55],
  ["50.9", 50],
  [50.9, 50],
  ["52px", 52],
  [" 44 ", 44],
  ["-5", 40],
  [0, 40],
  ["9".repeat(400), 55],
  ["", 48],
  ["tall", 48],
  [null, 48],
  [undefined, 48],
  [Number.NaN, 48],
  [Number.POSITIVE_INFINITY, 48],
  [[50], 48],
])("the height %j is %d", (height, expected) => {
  expect(readButtonHeight(height)).toBe(expected)
})

describe("buttons", () => {
  const fixed = {
    paymentMethods: {
      ...{ applePay: "always", googlePay: "always" },
      ...{ link: "never", paypal: "never", amazonPay: "never", klarna: "never" },
    },
    layout: { overflow: "never" },
  }
  test.each([
    [
      { type: "default", theme: "light-outline", height: "55" },
      {
        buttonTheme: { applePay: "white-outline", googlePay: "white" },
        buttonType: { applePay: "plain", googlePay: "plain" },
        buttonHeight: 55,
      },
    ],
    [
      null,
      {
        buttonTheme: { applePay: "black", googlePay: "black" },
        buttonType: { applePay: "plain", googlePay: "buy" },
        buttonHeight: 48,
      },
    ],
  ])("%j", (button, expected) => {
    expect(createButtonOptions(button)).toEqual({ ...fixed, ...expected })
  })
})

test.each([
  [{ radius: 8 }, 2, { borderRadius: 12 }, "12px"],
  [{ radius: 8 }, 2, { borderRadius: "12" }, "12px"],
  [{ radius: 8 }, 2, { borderRadius: 0 }, "0px"],
  [{ radius: 8 }, 2, { borderRadius: -1 }, "8px"],
  [{ radius: 8 }, 2, {}, "8px"],
  [{ radius: "8" }, undefined, undefined, "8px"],
  [{ radius: "4.5" }, 2, null, "4.5px"],
  [{ radius: "" }, 2, null, "2px"],
  [{ radius: "round" }, 2, null, "2px"],
  [{ radius: "-3" }, "6", null, "6px"],
  [{ radius: Number.NaN }, undefined, null, "4px"],
  [{}, -2, null, "4px"],
  [null, undefined, undefined, "4px"],
])("corners by %j, %j and %j are %s", (button, defaultRadius, attributes, expected) => {
  expect(createWalletAppearance(button, defaultRadius, attributes)).toEqual({
    variables: { borderRadius: expected, spacingUnit: "6px" },
  })
})

describe("options of the elements", () => {
  const config = { stripe: { locale: "es" }, checkout: { currency_code: "eur" }, button: { radius: "8" } }
  it("follow the settings", () => {
    expect(createWalletElementsOptions(config, 4500, "USD")).toEqual({
      mode: "payment",
      amount: 4500,
      currency: "usd",
      paymentMethodCreation: "manual",
      paymentMethodTypes: ["card"],
      appearance: { variables: { borderRadius: "8px", spacingUnit: "6px" } },
      locale: "es",
    })
  })
  test.each([
    [config, "", { currency: "eur", locale: "es" }],
    [config, null, { currency: "eur" }],
    [{ checkout: { currency_code: "EUR" } }, "", { currency: "eur", locale: "en" }],
    [{ stripe: { locale: "" } }, "JPY", { currency: "jpy", locale: "en" }],
    [null, "", { amount: 0.5, currency: "", locale: "en" }],
  ])("%j in %j: %j", (settings, currency, expected) => {
    // The amount is passed on as it is.
    expect(createWalletElementsOptions(settings, 0.5, currency)).toMatchObject(expected)
  })
})

test.each([
  ["Log in to use **Google Pay**?", "apple_pay", "Log in to use Apple Pay?"],
  ["Log in to use **the selected payment method**?", "google_pay", "Log in to use Google Pay?"],
  ["**x**", "amazon_pay", "Amazon Pay"],
  ["**x**", "paypal", "PayPal"],
  ["**x**", "link", "Link"],
  ["**x** and **y**", "link", "Link and y"],
  ["**x** and **y", "link", "Link and y"],
  ["****", "link", "Link"],
  ["**x", "link", "x"],
  ["a * b", "link", "a * b"],
  ["Use **Google Pay**?", "klarna", "Use Google Pay?"],
  ["Use **Google Pay**?", "toString", "Use Google Pay?"],
  ["Use **$&**?", "link", "Use Link?"],
  ["", "link", ""],
  [null, null, ""],
])("the question %j for %j is %j", (message, type, expected) => {
  expect(formatLoginConfirmation(message, type)).toBe(expected)
})

test.each([
  ["<p>Card <b>declined</b>.</p>", "Card declined."],
  ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
  ["a<script>alert(1)</script><style>b{}</style><!-- c -->d", "ad"],
  ["Tom &amp; Ana&nbsp;&lt;b&gt;", "Tom & Ana <b>"],
  ["  much \n\t space  ", "much space"],
  ["2 < 3", "2 < 3"],
  [null, ""],
])("the notice %j is %j", (html, expected) => {
  expect(formatNoticeText(html)).toBe(expected)
})
