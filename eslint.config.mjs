import reactHooks from "eslint-plugin-react-hooks"
import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"
import { linearRegex } from "./scripts/eslint/linearRegex.mjs"
import { forbidden, forbiddenInPackages } from "./scripts/eslint/forbiddenSyntax.mjs"
import { plainTerms } from "./scripts/eslint/plainTerms.mjs"

const tests = ["**/*.test.{ts,tsx}", "packages/*/browser/**", "packages/testing/**", "scripts/test/vitest.setup.ts"]
const stories = ["**/*.stories.tsx", ".storybook/**"]
// Code that tests and stories share: it never runs on a shop's page.
const doubles = ["packages/*/src/**/*ForTests.{ts,tsx}", "packages/*/src/**/story*.ts"]

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

/** The rules that oxlint lacks: those of .oxlintrc.json run there, with type information. */
export default defineConfig([
  globalIgnores([
    "**/dist/",
    "packed/",
    "**/types/",
    "storybook-static/",
    "**/.data/",
    "**/.cache/",
    "examples/shop/data/",
    // Apps outside the workspace: the packages that they import are packed ones, with which their own builds type-check them.
    "examples/{react-app,starters/next-app,starters/vite-react}/",
    "packages/testing/consumers/{next,node,react,vite}/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  {
    files: ["**/*.{js,mjs,cjs,ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    rules: {
      "no-dupe-args": "error",
      "no-octal": "error",
      "no-restricted-syntax": ["error", ...forbidden.defaultExport],
    },
  },
  { files: ["**/*.tsx", "packages/*/src/**/use*.ts"], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ["packages/*/src/**/*.{ts,tsx}"],
    ignores: [...tests, ...stories],
    rules: {
      // oxlint's patterns have no look-ahead.
      "no-restricted-imports": ["error", { patterns: [lackingInLightBuild, missingExtension] }],
      "no-restricted-syntax": [
        "error",
        ...forbiddenInPackages,
        ...forbidden.untypedSettings,
        ...forbidden.eventElements,
        ...forbidden.fieldEvents,
        ...forbidden.elementTypes,
      ],
    },
  },
  {
    files: doubles,
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
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
    },
  },
  {
    // Core defines the page's HTML functions, so it may use the HTML sinks.
    files: ["packages/core/src/**/*.ts"],
    ignores: [...tests, "packages/core/src/domain/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...forbidden.defaultExport,
        ...forbidden.navigation,
        ...forbidden.inheritedOptions,
        ...forbidden.scrollingFocus,
        ...forbidden.hiddenMembers,
        ...forbidden.spreadModules,
        ...forbidden.scriptAddresses,
      ],
    },
  },
  {
    files: ["packages/core/src/interface/navigation.ts"],
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
  },
  {
    // The fields of our own components aren't the host's.
    files: ["packages/ui/src/**/*.{ts,tsx}"],
    ignores: [...tests, ...stories],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...forbiddenInPackages,
        ...forbidden.untypedSettings,
        ...forbidden.eventElements,
        ...forbidden.elementTypes,
      ],
    },
  },
  {
    // React requires a class for an error boundary.
    files: ["packages/ui/src/**/ErrorBoundary.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks, ...forbidden.navigation],
    },
  },
  {
    // This package simulates a third party's script: it isn't part of the library, and reads only data that it wrote itself.
    files: ["packages/simulated-provider/**/*.ts"],
    rules: {
      "no-restricted-syntax": "off",
    },
  },
  {
    // The tools that read these files require a default export.
    files: [...stories, "**/*.config.{js,mjs,ts}", "packages/testing/**/globalSetup.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
])
