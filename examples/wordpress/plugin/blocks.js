/*
 * The blocks in the editor: a panel with the options of a hook, and the hook's content, which shoppers see where the script doesn't run. It
 * uses the platform's globals and needs no build.
 */
;(({ blocks, blockEditor, components, element, i18n }, ringsideBlocks) => {
  const { createElement: create, Fragment } = element
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor
  const { CheckboxControl, PanelBody, SelectControl, TextControl, ToggleControl } = components
  const { __, sprintf } = i18n
  const usual = __("You see it on the page, not here. What is inside is shown where scripts are blocked.", "ringside")
  const look = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true }

  const createSwitch = ({ label, help, fallback }, value, store) =>
    create(ToggleControl, {
      ...look,
      label,
      help,
      checked: value === "" ? fallback : value === "on",
      onChange: (isOn) => store(isOn === fallback ? "" : isOn ? "on" : "off"),
    })

  /** A list to choose from. The default is stored as nothing. */
  const createSelect = ({ label, help, fallback, choices }, value, store) => {
    const options = Object.entries(choices).map(([choice, text]) =>
      /* translators: %s: a choice of an option, such as "Always open, on the page". */
      choice === fallback
        ? { value: "", label: sprintf(__("%s (default)", "ringside"), text) }
        : { value: choice, label: text },
    )
    // One that isn't offered, from the editor of code.
    if (value !== "" && choices[value] === undefined) options.push({ value, label: value })
    return create(SelectControl, {
      ...look,
      label,
      help,
      options,
      value: value === fallback ? "" : value,
      onChange: store,
    })
  }

  /** A box for each word of an option that lists words. */
  const createBoxes = ({ label, help, fallback, choices }, value, store) => {
    const chosen = (value === "" ? fallback : value).split(/[\s,]+/)
    const boxes = Object.entries(choices).map(([choice, text]) =>
      create(CheckboxControl, {
        ...look,
        key: choice,
        label: text,
        checked: chosen.includes(choice),
        onChange: (isOn) => {
          const ticked = Object.keys(choices).filter((each) => (each === choice ? isOn : chosen.includes(each)))
          store(ticked.join(", "))
        },
      }),
    )
    const legend = create("legend", { className: "components-base-control__label" }, label)
    return create("fieldset", null, legend, ...boxes, create("p", { className: "components-base-control__help" }, help))
  }

  /** The values that fields of some types can show. */
  const fields = { "datetime-local": /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/, number: /^(\d+(\.\d+)?)?$/ }

  const createField = ({ label, help, type, unit, fallback, min, max, control }, value, store) => {
    // Nobody thinks in thousandths of a second.
    const scale = unit === "ms" ? 1000 : 1
    const isNumber = type === "integer"
    // A field for dates shows nothing of one with a time zone, and one for numbers nothing of "off", as a programmer may write them.
    const isShown = fields[control]?.test(value) ?? true
    const bounds = isNumber
      ? { min: (min ?? 0) / scale, max: max === undefined ? max : max / scale, step: 1 / scale }
      : {}
    return create(TextControl, {
      ...look,
      ...bounds,
      /* translators: %s: the label of a field, such as "Wait". */
      label: unit === "ms" ? sprintf(__("%s (seconds)", "ringside"), label) : label,
      help,
      type: isNumber ? "number" : isShown ? (control ?? "text") : "text",
      placeholder: isNumber && fallback !== null ? String(fallback / scale) : "",
      value: isNumber && value !== "" ? String(Number(value) / scale) : value,
      onChange: (typed) => store(isNumber && typed !== "" ? String(Math.round(Number(typed) * scale)) : typed),
    })
  }

  const createControl = (option, value, store) => {
    if (option.type === "flag") return createSwitch(option, value, store)
    if (option.choices) return (option.type === "choice" ? createSelect : createBoxes)(option, value, store)
    return createField(option, value, store)
  }

  /** Says by which event a popup opens, since nothing in the editor shows it. */
  const describeOpening = ({ trigger = "click", "open-on": button = "" }, choices) => {
    /* translators: %s: what opens a popup, such as "The mouse leaves the page". */
    if (trigger !== "click") return sprintf(__("What opens it: %s.", "ringside"), choices[trigger] ?? trigger)
    /* translators: %s: the class of a button, such as ".my-button". */
    if (button !== "") return sprintf(__("It opens with the button %s.", "ringside"), button)
    return __(
      "Nothing opens this popup yet: fill in “Button that opens it”, or choose something else under “What opens it”.",
      "ringside",
    )
  }

  for (const [name, block] of Object.entries(ringsideBlocks)) {
    const options = Object.entries(block.options)
    blocks.registerBlockType(`ringside/${name}`, {
      apiVersion: 3,
      title: block.title,
      description: block.description,
      category: block.category,
      icon: block.icon,
      keywords: block.keywords,
      supports: block.supports,
      // PHP writes an empty list of them as a list.
      attributes: { ...block.attributes },
      edit({ attributes, setAttributes }) {
        const panel = create(
          PanelBody,
          { title: __("Options", "ringside") },
          ...options.map(([option, spec]) => {
            const store = (value) => setAttributes({ [option]: value === "" ? undefined : value })
            const row = { key: option, style: { marginBlockEnd: "16px" } }
            return create("div", row, createControl(spec, attributes[option] ?? "", store))
          }),
        )
        const notes = [
          name === "popup" && describeOpening(attributes, block.options.trigger.choices),
          block.note ?? usual,
        ]
        const content = create(
          "div",
          useBlockProps(),
          create("strong", null, block.title),
          ...notes.filter(Boolean).map((note) => create("p", { key: note }, note)),
          create(InnerBlocks),
        )
        return create(Fragment, null, options.length > 0 && create(InspectorControls, null, panel), content)
      },
      save: () => create(InnerBlocks.Content),
    })
  }
})(window.wp, window.ringsideBlocks)
