import js from "@eslint/js"
import reactHooks from "eslint-plugin-react-hooks"
import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"
import { linearRegex } from "./scripts/eslint/linearRegex.mjs"
import { plainTerms } from "./scripts/eslint/plainTerms.mjs"

const tests = ["**/*.test.{ts,tsx}", "packages/*/browser/**", "packages/testing/**", "scripts/vitest.setup.ts"]
const stories = ["**/*.stories.tsx", ".storybook/**"]
// Code that tests and stories share: it never runs on a shop's page.
const doubles = ["packages/*/src/**/*ForTests.{ts,tsx}", "packages/*/src/**/story*.ts"]
const scripts = ["**/*.{mjs,cjs,js}"]

// A rule given twice counts once, with its last options: so what is forbidden is listed here and put together below.
const forbidden = {
  defaultExport: [
    {
      selector: "ExportDefaultDeclaration",
      message: "Export by name: a name that importers choose can't be searched for.",
    },
    { selector: "ExportSpecifier[exported.name='default']", message: "Export by name." },
  ],
  htmlSinks: [
    {
      selector:
        "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$/]",
      message: "HTML from outside passes the two functions of page.html, under their Trusted Types policy.",
    },
    {
      selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      message: "React draws text; HTML from the shop passes page.html and is adopted.",
    },
  ],
  inheritedOptions: [
    {
      selector: "CallExpression[callee.property.name='addEventListener'][arguments.length>2]",
      message:
        "Add a listener that has options by listen(): options must not inherit what a page puts on Object.prototype.",
    },
    {
      selector: `:matches(${[
        "CallExpression[callee.property.name=/^(focus|scroll(To|By|IntoView)|animate|observe|requestIdleCallback|fetch|defineProperty)$/]",
        "NewExpression[callee.property.name=/^(Event|CustomEvent|\\w+Observer)$/]",
        "NewExpression[callee.object.name='Intl']",
      ].join()}) > ObjectExpression`,
      message: "Wrap it in nullPrototype(): browsers read options through what a page puts on Object.prototype.",
    },
  ],
  hiddenMembers: [
    {
      selector:
        "CallExpression[callee.name!=/^(createPageDocument|jQuery)$/][callee.property.name!='observe'] > MemberExpression[object.name=/^(window|view)$/][property.name='document']",
      message: "An element named like a member hides it: use page.document, or createPageDocument().",
    },
    {
      selector:
        ":matches(MemberExpression[object.property.name=/^(ownerDocument|document)$/][object.object.name!='page'])",
      message: "An element named like a member hides it: use page.document, or createPageDocument().",
    },
    {
      selector: "VariableDeclarator[init.name=/^(window|view)$/] > ObjectPattern > Property[key.name='document']",
      message: "An element named like a member hides it: use page.document, or createPageDocument().",
    },
    {
      selector:
        "CallExpression[callee.object.name='Reflect'][callee.property.name='get'][arguments.0.name=/^(window|view)$/]",
      message: "Use readGlobal(): an element's id and a frame's name are globals, too.",
    },
  ],
  navigation: [
    ...[
      "AssignmentExpression:matches([left.name='location'], [left.property.name='location'])",
      "AssignmentExpression:matches([left.object.name='location'], [left.object.property.name='location'])",
      "MemberExpression:matches([object.name='location'], [object.property.name='location'])[property.name=/^(assign|replace|reload)$/]",
      "VariableDeclarator:matches([init.name='location'], [init.property.name='location']) > ObjectPattern > Property[key.name=/^(assign|replace|reload)$/]",
      "MemberExpression:matches([object.name=/^(window|view|defaultView)$/], [object.property.name=/^(window|view|defaultView)$/])[property.name='open']",
      "VariableDeclarator:matches([init.name=/^(window|view|defaultView)$/], [init.property.name=/^(window|view|defaultView)$/]) > ObjectPattern > Property[key.name='open']",
    ].map((selector) => ({
      selector,
      message: "The page is left through page.navigation, which checks the address and its purpose.",
    })),
  ],
  untypedSettings: [
    {
      selector:
        "CallExpression[callee.property.name='read']:matches([callee.object.name='settings'], [callee.object.property.name='settings'])[arguments.0.type='Literal'][arguments.length=2]",
      message: "Declare the settings in hostSettings.ts and read them by readHostSettings, which parses them.",
    },
  ],
  spreadModules: [
    {
      selector: "ImportDeclaration[importKind!='type'] > ImportNamespaceSpecifier, ExportAllDeclaration[exported]",
      message:
        "Import by name: the build makes the module an object by getters, which fails where a page has put `set` or `value` on Object.prototype.",
    },
  ],
  classComponents: [
    {
      selector:
        ":matches(ClassDeclaration, ClassExpression):matches([superClass.name=/^(Pure)?Component$/], [superClass.property.name=/^(Pure)?Component$/])",
      message: "Write a function. Only an error boundary must be a class, and ui has it.",
    },
  ],
}

const forbiddenInPackages = [
  ...forbidden.defaultExport,
  ...forbidden.htmlSinks,
  ...forbidden.navigation,
  ...forbidden.classComponents,
  ...forbidden.inheritedOptions,
  ...forbidden.hiddenMembers,
  ...forbidden.spreadModules,
]

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

// What a page, a test or a story hands in; reached for, it would be the wrong document in an iframe, and none on a server.
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
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // What came from outside is parsed; only a widening `as` is safe.
      "@typescript-eslint/no-unsafe-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // A number in a template is what one expects to read; anything else unprintable stays an error.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` as a listener says what it does without braces.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React ignores what a handler returns; its failures are values.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // An empty text or a NaN is often meant to fall through as an absent value does.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, number: true } }],
      // Brackets mark a name that somebody else chose: `answer["cart_hash"]`.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // Services and stores are closures, none looks at `this`; so their methods may be taken apart.
      "@typescript-eslint/unbound-method": "off",
      // Both have their place: an interface for what has members, a type for a union or a name beside one.
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
      "no-restricted-syntax": ["error", ...forbiddenInPackages, ...forbidden.untypedSettings],
    },
  },
  // Only src/log writes: its fields have no room for visitors' data.
  { files: ["examples/shop/src/**/*.ts"], ignores: tests, rules: { "no-console": "error" } },
  {
    files: doubles,
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
  },
  {
    // Text from a page, an address, a server or a shopper has any length; a name has the field's term.
    files: ["packages/*/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", ...stories],
    plugins: { ringside: { rules: { "linear-regex": linearRegex, "plain-terms": plainTerms } } },
    rules: { "ringside/linear-regex": "error", "ringside/plain-terms": "error" },
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
    // Core makes the page's HTML functions, so it holds the sinks.
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
      ],
    },
  },
  {
    files: ["packages/core/src/page/navigation.ts"],
    rules: { "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks] },
  },
  {
    // React has no other form for an error boundary than a class.
    files: ["packages/ui/src/**/ErrorBoundary.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...forbidden.defaultExport, ...forbidden.htmlSinks, ...forbidden.navigation],
    },
  },
  {
    // The script tag is where the page's own globals are taken and handed in.
    files: ["packages/embed/src/**/*.ts"],
    ignores: tests,
    rules: { "no-restricted-globals": "off" },
  },
  {
    // It stands in for somebody else's script: it is no part of the library, and what it reads is its own.
    files: ["packages/simulated-provider/**/*.ts"],
    rules: {
      "no-restricted-globals": "off",
      "no-restricted-syntax": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/await-thenable": "off",
      "ringside/plain-terms": "off",
    },
  },
  {
    files: tests,
    rules: {
      // A table of cases may be long.
      "max-lines": "off",
      // A double answers as the real one does, with a promise or with nothing to do.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-empty-function": "off",
      // Hostile input is sometimes a number that no number can hold.
      "no-loss-of-precision": "off",
      // `expect.any(String)` and its kin are `any` by declaration; hostile input is made with `as`.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
    },
  },
  {
    // Their tools ask for a default export.
    files: [...stories, "**/*.config.{js,mjs,ts}", "packages/*/browser/globalSetup.ts"],
    rules: { "no-restricted-syntax": "off", "max-lines": "off" },
  },
  {
    files: scripts,
    extends: [tseslint.configs.disableTypeChecked],
    // The compiler knows every name here and complains of one it doesn't (scripts/tsconfig.json).
    rules: { "no-undef": "off" },
  },
])
