import js from "@eslint/js"
import reactHooks from "eslint-plugin-react-hooks"
import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"
import { linearRegex } from "./scripts/eslint/linearRegex.mjs"
import { forbidden, forbiddenInPackages } from "./scripts/eslint/forbiddenSyntax.mjs"
import { plainTerms } from "./scripts/eslint/plainTerms.mjs"

const tests = ["**/*.test.{ts,tsx}", "packages/*/browser/**", "packages/testing/**", "scripts/vitest.setup.ts"]
const stories = ["**/*.stories.tsx", ".storybook/**"]
// Code that tests and stories share: it never runs on a shop's page.
const doubles = ["packages/*/src/**/*ForTests.{ts,tsx}", "packages/*/src/**/story*.ts"]
const scripts = ["**/*.{mjs,cjs,js}"]

const lackingInLightBuild = {
  regex: "^react(-dom)?$",
  importNames: [
    "Activity",
    "ViewTransition",
    "unstable_ViewTransition",
    "cache",
    "useActionState",
    "useOptimistic",
    "useFormStatus",
    "preload",
    "preinit",
  ],
  message: "preact/compat lacks this, and the light build is made of the same source.",
}
const missingExtension = {
  regex: String.raw`^\.{1,2}/(?!.*\.(ts|tsx|css|json|mjs)$)`,
  message: "Name the file with its extension.",
}
const anyPackageButDomains = {
  regex: "^(?!\\.{1,2}/|@ringside/[a-z-]+/domain$)",
  message: "A domain is pure: it imports its own files and other packages' domains, nothing else.",
}

// Code reads these from the page that it gets from its caller. The global one is the wrong document in an iframe, and missing on a server.
const pageGlobals = [
  ...["document", "window", "self", "location", "open", "history", "navigator", "localStorage", "sessionStorage"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "queueMicrotask"],
  ...["requestAnimationFrame", "cancelAnimationFrame", "requestIdleCallback", "cancelIdleCallback"],
  ...[
    "fetch",
    "XMLHttpRequest",
    "matchMedia",
    "getComputedStyle",
    "addEventListener",
    "removeEventListener",
    "BroadcastChannel",
  ],
].map((name) => ({ name, message: "It comes from the page that is handed in." }))

export default defineConfig([
  globalIgnores([
    "**/dist/",
    "packed/",
    "**/types/",
    "storybook-static/",
    "**/.data/",
    "**/.cache/",
    "examples/shop/data/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    // One program for all files: as the 43 projects of the compiler, each with the sources of those it needs, they take twice the time.
    languageOptions: { parserOptions: { project: "tsconfig.lint.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // Data from outside is parsed instead; only a widening `as` is safe.
      "@typescript-eslint/no-unsafe-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // A number in a template is printed as expected. Other values that aren't text stay errors.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is clear as a listener, without braces.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Allow async functions as handlers of JSX: React ignores their promises, and our functions return failures instead of rejecting.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // `||` is allowed where an empty text or NaN is treated like an absent value.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, number: true } }],
      // Brackets are allowed for names that another program defines: `answer["cart_hash"]`.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // Services and stores are closures and don't use `this`, so their methods may be passed without the object.
      "@typescript-eslint/unbound-method": "off",
      // Both are used: an interface for an object with members, a type for a union or an alias.
      "@typescript-eslint/consistent-type-definitions": "off",
      eqeqeq: "error",
      "max-lines": ["error", 300],
      "no-restricted-syntax": ["error", ...forbidden.defaultExport],
    },
  },
  { files: ["**/*.tsx", "packages/*/src/**/use*.ts"], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ["packages/*/src/**/*.{ts,tsx}"],
    ignores: [...tests, ...stories],
    rules: {
      "no-console": "error",
      "no-restricted-globals": ["error", ...pageGlobals],
      "no-restricted-imports": ["error", { patterns: [lackingInLightBuild, missingExtension] }],
      "no-restricted-syntax": [
        "error",
        ...forbiddenInPackages,
        ...forbidden.untypedSettings,
        ...forbidden.eventElements,
        ...forbidden.elementTypes,
      ],
    },
  },
  // Only src/log writes to the console: its entries have no fields for visitors' data.
  { files: ["examples/shop/src/**/*.ts"], ignores: tests, rules: { "no-console": "error" } },
  {
    files: doubles,
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
  },
  {
    // Finders look at the document of the test's environment.
    files: ["packages/core/src/page/findForTests.ts"],
    rules: { "no-restricted-globals": "off" },
  },
  // All names use standard terms.
  {
    plugins: { ringside: { rules: { "linear-regex": linearRegex, "plain-terms": plainTerms } } },
    rules: { "ringside/plain-terms": "error" },
  },
  {
    // Text from a page, an address, a server or a shopper can have any length.
    files: ["packages/*/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", ...stories],
    rules: { "ringside/linear-regex": "error" },
  },
  {
    files: ["packages/*/src/domain/**/*.ts"],
    ignores: tests,
    rules: {
      "no-restricted-imports": ["error", { patterns: [anyPackageButDomains, missingExtension] }],
      "no-restricted-properties": [
        "error",
        ...[
          ["Date", "now"],
          ["Math", "random"],
        ].map(([object, property]) => ({
          object,
          property,
          message: "A domain answers the same to the same: take the time or the chance as an argument.",
        })),
      ],
    },
  },
  {
    // Core defines the page's HTML functions, so it may use the HTML sinks.
    files: ["packages/core/src/page/**/*.ts"],
    ignores: tests,
    rules: {
      "no-restricted-syntax": [
        "error",
        ...forbidden.defaultExport,
        ...forbidden.navigation,
        ...forbidden.inheritedOptions,
        ...forbidden.hiddenMembers,
        ...forbidden.spreadModules,
        ...forbidden.scriptAddresses,
      ],
    },
  },
  {
    files: ["packages/core/src/page/navigation.ts"],
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
  },
  {
    // React requires a class for an error boundary.
    files: ["packages/ui/src/**/ErrorBoundary.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks, ...forbidden.navigation],
    },
  },
  {
    // The script tag reads the page's globals, and passes them to the packages.
    files: ["packages/embed/src/**/*.ts"],
    ignores: tests,
    rules: { "no-restricted-globals": "off" },
  },
  {
    // This package simulates a third party's script: it isn't part of the library, and reads only data that it wrote itself.
    files: ["packages/simulated-provider/**/*.ts"],
    rules: {
      "no-restricted-globals": "off",
      "no-restricted-syntax": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/await-thenable": "off",
    },
  },
  {
    files: tests,
    rules: {
      // A table of cases may be long.
      "max-lines": "off",
      // A double has the real interface: its functions may return a promise without `await`, or do nothing.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-empty-function": "off",
      // Hostile input contains numbers beyond the precision of JavaScript's numbers.
      "no-loss-of-precision": "off",
      // Matchers such as `expect.any(String)` have the type `any`; hostile input is created with `as`.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
    },
  },
  {
    // The tools that read these files require a default export.
    files: [...stories, "**/*.config.{js,mjs,ts}", "packages/*/browser/globalSetup.ts"],
    rules: { "no-restricted-syntax": "off", "max-lines": "off" },
  },
  {
    files: scripts,
    extends: [tseslint.configs.disableTypeChecked],
    // The compiler reports undefined names here (scripts/tsconfig.json).
    rules: { "no-undef": "off" },
  },
])
