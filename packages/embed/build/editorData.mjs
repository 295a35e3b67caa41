/**
 * @typedef {import("./parts.mjs").BuildPart} Part
 * @typedef {import("@ringside/core/domain").AttributeSpec} AttributeSpec
 * @typedef {typeof import("@ringside/core/domain")} Domain
 */

/**
 * An attribute as editors complete and explain it.
 * @typedef {object} EditorAttribute
 * @property {string} name
 * @property {string} description in Markdown
 * @property {{ name: string, description?: string }[]} values the only ones that it takes; none where it takes others, such as numbers
 */

/** The modes of `data-ringside-load`, with the end of the sentence "The widget is fetched …". */
const loadModes = {
  now: "at once",
  idle: "when the page has loaded and is idle",
  visible: "when the hook comes near the window",
  interaction: "when the pointer or the focus comes to the hook, or at the first click, Enter or Space in it",
}

/**
 * Creates the files that editors of HTML read: VS Code's custom data (`html.customData`) and web-types, which JetBrains' editors find by
 * the package's manifest. They name every hook, every attribute of hooks and of the script tag, and the values of each.
 * @param {readonly Part[]} parts
 * @param {Domain} domain
 * @param {string} version of the package
 * @returns {Record<string, unknown>} by file name
 */
export function createEditorData(parts, domain, version) {
  const onHooks = listHookAttributes(parts, domain)
  const onTag = listTagAttributes(parts, domain)
  const properties = parts.flatMap(({ docs }) => docs?.properties ?? [])
  return {
    "vscode.html-custom-data.json": {
      version: 1.1,
      tags: [{ name: "script", attributes: onTag.map(createCustomData) }],
      globalAttributes: onHooks.map(createCustomData),
    },
    "web-types.json": {
      $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
      name: "@ringside/embed",
      version,
      "description-markup": "markdown",
      contributions: {
        html: {
          attributes: onHooks.map(createWebType),
          elements: [{ name: "script", attributes: onTag.map(createWebType) }],
        },
        css: { properties: properties.map(({ name, doc }) => ({ name, description: doc })) },
      },
    },
  }
}

/**
 * @param {readonly Part[]} parts
 * @param {Domain} domain
 * @returns {EditorAttribute[]}
 */
function listHookAttributes(parts, { createAttributeRows }) {
  const hooks = parts.flatMap(({ hooks = {}, docs }) =>
    Object.entries(hooks).map(([name, { attributes }]) => ({ name, attributes, docs: docs?.hooks?.[name] })),
  )
  /** @type {Map<string, EditorAttribute>} */
  const options = new Map()
  for (const { name: hook, attributes } of hooks) {
    for (const { name, doc, fallback, values: taken } of createAttributeRows(attributes)) {
      const spec = attributes[name.replace("data-ringside-", "")]
      const own = `\`${hook}\`: ${doc} Takes ${taken}. Default: ${fallback}.`
      const other = options.get(name)
      // Hooks may have options of one name.
      const description = other ? `${other.description}\n\n${own}` : own
      const values = [...(other?.values ?? []), ...listValues(spec).map((value) => ({ name: value }))]
      options.set(name, {
        name,
        description,
        values: values.filter((value, index) => values.findIndex((each) => each.name === value.name) === index),
      })
    }
  }
  return [
    {
      name: "data-ringside",
      description:
        "Makes the element a hook: a widget is drawn in it, or the markup in it works. Several names stand beside each other.",
      values: hooks.map(({ name, docs }) => ({
        name,
        description: [docs?.behaviour, docs?.widget].filter(Boolean).join("\n\n"),
      })),
    },
    {
      name: "data-ringside-load",
      description: "When the code of the hook's widget is fetched, in place of the widget's own rule.",
      values: Object.entries(loadModes).map(([name, text]) => ({
        name,
        description: `The widget is fetched ${text}.`,
      })),
    },
    ...options.values(),
  ]
}

/**
 * @param {readonly Part[]} parts
 * @param {Domain} domain
 * @returns {EditorAttribute[]}
 */
function listTagAttributes(parts, { createConfigRows, createConfigSchema }) {
  const config = Object.assign({}, ...parts.map((part) => part.config))
  /** @type {Record<string, { readonly enum?: readonly string[] } | undefined>} */
  const schemas = createConfigSchema(config).properties
  const settings = createConfigRows(config).flatMap(({ attribute, path, doc, values }) =>
    attribute
      ? {
          name: attribute,
          description: `${doc} Takes ${values}.`,
          values: (schemas[path]?.enum ?? []).map((name) => ({ name })),
        }
      : [],
  )
  const own = {
    name: "data-ringside-config",
    description: "The page's settings, as JSON in a script of the type `application/json`.",
    values: [],
  }
  return [own, ...settings]
}

/**
 * The values of an option that takes no others.
 * @param {AttributeSpec | undefined} spec
 * @returns {readonly string[]}
 */
function listValues(spec) {
  if (spec?.type === "choice") return spec.values
  return spec?.type === "flag" ? ["on", "off"] : []
}

/** @param {EditorAttribute} attribute */
function createCustomData({ name, description, values }) {
  return {
    name,
    description: { kind: "markdown", value: description },
    ...(values.length > 0 && {
      values: values.map((value) => ({
        name: value.name,
        ...(value.description && { description: { kind: "markdown", value: value.description } }),
      })),
    }),
  }
}

/** @param {EditorAttribute} attribute */
function createWebType({ name, description, values }) {
  return values.length > 0
    ? { name, description, value: { kind: "plain", type: "enum" }, values }
    : { name, description }
}
