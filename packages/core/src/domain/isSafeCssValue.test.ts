import { expect, test } from "vitest"
import { isSafeCssValue } from "./isSafeCssValue.ts"

test.each<unknown>([
  ...[
    "16px",
    "'Open Sans', sans-serif",
    '"Inter"',
    "calc(1em + 2px)",
    "#ff00aa",
    "rgb(1 2 3 / 50%)",
    "var(--x)",
    "400",
    "1.5",
    " ",
  ],
  ...["a", "x".repeat(200), "constructor", "__proto__", "\uD83D", "url", "url (x)", "expression", "a/b*c"],
  ...[0, -0, 400, 1.5, -2, Number.MAX_VALUE],
])("%j may stand in a style sheet", (value) => {
  expect(isSafeCssValue(value)).toBe(true)
})

test.each<unknown>([
  ...["", "x".repeat(201), "x".repeat(80_000)],
  ...[
    "red;",
    "a{",
    "a}",
    "<style",
    "a>b",
    "\\66",
    "@import",
    "/* x",
    "url(x)",
    "URL(//evil.test)",
    "expression(1)",
    "EXPRESSION(1)",
  ],
  ...["a\nb", "a\rb", "a\fb", "a\vb", "a\u0085b", "a\u2028b", "a\u2029b"],
  ...[Number.NaN, Infinity, -Infinity, null, undefined, true, [], ["16px"], {}, { toString: () => "16px" }],
])("%j may not", (value) => {
  expect(isSafeCssValue(value)).toBe(false)
})
