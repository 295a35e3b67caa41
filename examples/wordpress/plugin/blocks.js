/*
 * The blocks in the editor: a panel with the options of a hook, and the hook's content, which shoppers see where the script doesn't run. It
 * uses the platform's globals and needs no build.
 */
;(({ blocks, blockEditor, components, element, i18n }, hooks) => {
  const { createElement: create, Fragment } = element
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor
  const { PanelBody, SelectControl, TextControl } = components
  const { __ } = i18n

  /** The values that an option takes, or null for one that takes any text. */
  const listValues = ({ type, values }) => (type === "flag" ? ["on", "off"] : (values ?? null))

  const createControl = ([name, spec], { attributes, setAttributes }) => {
    const values = listValues(spec)
    const shared = {
      key: name,
      label: spec.label,
      help: spec.doc,
      value: attributes[name] ?? "",
      onChange: (value) => setAttributes({ [name]: value === "" ? undefined : value }),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    }
    if (values === null) return create(TextControl, { ...shared, placeholder: String(spec.fallback ?? "") })
    const standard = { value: "", label: __("Standard", "ringside") }
    return create(SelectControl, {
      ...shared,
      options: [standard, ...values.map((value) => ({ value, label: value }))],
    })
  }

  for (const [name, hook] of Object.entries(hooks)) {
    const attributes = Object.fromEntries(Object.keys(hook.attributes).map((each) => [each, { type: "string" }]))
    blocks.registerBlockType(`ringside/${name}`, {
      apiVersion: 3,
      title: hook.title,
      description: hook.doc,
      category: "widgets",
      icon: "store",
      attributes,
      edit(props) {
        const options = Object.entries(hook.attributes)
        const panel = create(
          PanelBody,
          { title: __("Options", "ringside") },
          ...options.map((each) => createControl(each, props)),
        )
        const content = create("div", useBlockProps(), create("strong", null, hook.title), create(InnerBlocks))
        return create(Fragment, null, options.length > 0 && create(InspectorControls, null, panel), content)
      },
      save: () => create(InnerBlocks.Content),
    })
  }
})(window.wp, window.ringsideHooks)
