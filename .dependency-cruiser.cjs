/**
 * The allowed direction of dependencies: embed → widgets → (cart, payments, ui) → core. Paths are regular expressions.
 */
const foundations = "^packages/(core|ui|cart|payments)/"
const notWidgets = "^packages/(core|ui|cart|payments|embed|testing)/"
const tests = String.raw`\.test\.tsx?$|ForTests\.tsx?$|\.stories\.tsx$|/story[A-Z][^/]*$|/browser/|^packages/testing/|^examples/[^/]+/src/testing/`

/** The rooms of core, from the ground up: at run time each imports those before it alone. */
const rooms = [
  ...["page", "events", "author", "behaviours", "host", "html", "http", "interface", "hooks", "modules", "loader"],
  ...["diagnostics", "debug", "assembly"],
]

/** The rooms of popups, from the ground up. */
const popupRooms = [
  ...["settings", "events", "conditions", "cookies", "counting", "overlay", "media", "opening", "triggers", "forms"],
  ...["countdown", "hook", "pluginApi", "publicApi"],
]

/**
 * Rules by which each room of a package imports, at run time, those before it alone.
 * @param {string} folder of the package
 * @param {readonly string[]} order
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
const holdRooms = (folder, order) =>
  order.map((room, index) => ({
    name: `${folder}-${room}-imports-lower-rooms`,
    comment:
      "The lists of rooms at the top of .dependency-cruiser.cjs say which room stands on which. Types may come from any.",
    severity: "error",
    from: { path: `^packages/${folder}/src/${room}/`, pathNot: tests },
    to: {
      path: `^packages/${folder}/src/(${order.slice(index + 1).join("|") || "$^"})/`,
      dependencyTypesNot: ["type-only"],
    },
  }))

/** The pages of checkout: what two of them share is in `forms`, or beside the folders. */
const checkoutPages = "account|basketPage|block|classic|fields|payPages"

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...holdRooms("core", rooms),
    ...holdRooms("popups", popupRooms),
    {
      name: "checkout-pages-meet-in-forms",
      comment: "A page of checkout imports no other page: move what both use into `forms`, which imports no page.",
      severity: "error",
      from: { path: `^packages/checkout/src/(${checkoutPages}|forms)/`, pathNot: tests },
      to: { path: `^packages/checkout/src/(${checkoutPages})/`, pathNot: "^packages/checkout/src/$1/" },
    },
    {
      name: "no-cycle",
      comment: "Two files that need each other are one thing, or a third is missing.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphan",
      comment: "Nobody imports it: it is dead, or an entry that nobody wired.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          tests,
          String.raw`\.d\.ts$`,
          String.raw`\.(mjs|cjs|css|json|html)$`,
          "/src/(domain/)?index\\.ts$",
          "^packages/embed/src/[^/]+$",
          "^examples/wordpress/(plugin|walk)/",
        ],
      },
      to: {},
    },
    {
      name: "no-unresolved",
      comment: "The file or package does not exist.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`\.css$` },
    },
    {
      name: "core-is-below-all",
      comment: "core imports no other package of ours.",
      severity: "error",
      from: { path: "^packages/core/", pathNot: tests },
      to: { path: "^packages/(?!core/)" },
    },
    {
      name: "foundations-import-core-alone",
      comment:
        "ui, cart and payments meet in core, not in each other. Hooks for React apps find their page by ui's context.",
      severity: "error",
      from: { path: "^packages/(ui|cart|payments)/", pathNot: [tests, "^packages/cart/src/react/"] },
      to: { path: "^packages/", pathNot: ["^packages/core/", "^packages/$1/"] },
    },
    {
      name: "foundations-know-no-widget",
      comment: "What widgets stand on knows none of them, not even in tests.",
      severity: "error",
      from: { path: foundations },
      to: { path: "^packages/", pathNot: "^packages/(core|ui|cart|payments|testing)/" },
    },
    {
      name: "widgets-meet-in-state",
      comment: "A widget never imports a widget: they meet in the cart, in payments and in topics.",
      severity: "error",
      from: { path: "^packages/([^/]+)/", pathNot: notWidgets },
      to: { path: "^packages/", pathNot: [notWidgets, "^packages/$1/"] },
    },
    {
      name: "embed-is-above-all",
      comment: "The script tag puts the packages together; none of them knows it.",
      severity: "error",
      from: { path: "^packages/(?!embed/|testing/)" },
      to: { path: "^packages/embed/" },
    },
    {
      name: "parts-are-for-the-build",
      comment:
        "A part is what the build, the check of a page's file and pages from npm start from: code that runs on a page imports the tables that it needs.",
      severity: "error",
      from: {
        path: "^packages/",
        pathNot: [tests, "^packages/embed/src/(parts|markupProblems)\\.ts$", "/src/index\\.ts$"],
      },
      to: { path: "/src/part\\.ts$", pathNot: "^packages/core/src/domain/part\\.ts$" },
    },
    {
      name: "docs-are-for-generators",
      comment: "Nothing that runs on a page imports documentation: the generators and tests find it beside the part.",
      severity: "error",
      from: { path: "^packages/", pathNot: tests },
      to: { path: "^packages/[^/]+/src/docs\\.ts$" },
    },
    {
      name: "domain-is-pure",
      comment: "A domain imports its own files and other domains: no DOM, no package.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/domain/", pathNot: tests },
      to: { pathNot: "^packages/[^/]+/src/domain/" },
    },
    {
      name: "packages-by-their-names",
      comment:
        "Another package is imported by its name, through what it exports; its other files are its own business.",
      severity: "error",
      from: { path: "^((?:packages|examples)/[^/]+)/" },
      to: { path: "^(packages|examples)/", pathNot: ["^$1/", "/src/docs\\.ts$"], dependencyTypes: ["local"] },
    },
    {
      name: "production-without-test-code",
      comment: "What shoppers run imports no test, story, fixture or double.",
      severity: "error",
      from: { path: "^(packages|examples)/[^/]+/src/", pathNot: tests },
      to: { path: tests },
    },
    {
      name: "production-without-tools",
      comment:
        "Name in the package's own dependencies what it needs at run time (embed needs nothing: all is built in).",
      severity: "error",
      from: { path: "^(packages|examples)/[^/]+/src/", pathNot: [tests, String.raw`\.d\.ts$`, "^packages/embed/"] },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["npm", "npm-peer", "type-only"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // The apps of packages/testing/consumers, the React app and the starters import packed packages, which are installed elsewhere.
    exclude: {
      path: "/(dist|types)/|/\\.data/|/consumers/(next|node|react|vite)/|/starters/(next-app|vite-react)/|^examples/react-app/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["ringside-source", "import", "browser", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
}
