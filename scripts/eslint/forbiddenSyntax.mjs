const nodeTypes = "/^(Node|Text|Element|Document|DocumentFragment|(HTML|SVG)\\w*Element)$/"
const fieldEvent = "/^(change|input|keydown|submit|click)$/"

/**
 * Options of `no-restricted-syntax`. When a rule is set twice, only its last options count, so eslint.config.mjs combines these for each set
 * of files.
 */
export const forbidden = {
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
  listRoles: [
    {
      selector:
        "JSXOpeningElement[name.name=/^[uo]l$/]:has(> JSXAttribute[name.name='className']):not(:has(> JSXAttribute[name.name=/^(role|aria-hidden)$/]))",
      message: 'Add role="list": Safari takes the role away where styles take the bullets away.',
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
    {
      selector:
        ":matches(MemberExpression[property.name!='getPropertyValue'] > CallExpression.object, VariableDeclarator[id.type='ObjectPattern'] > CallExpression.init)[callee.property.name='getComputedStyle']",
      message:
        "Read a computed style by getPropertyValue(): Chromium looks for its members on Object.prototype first, where a page may have put one.",
    },
  ],
  scrollingFocus: [
    {
      selector: "CallExpression[callee.property.name='focus'][arguments.length=0]",
      message:
        "It scrolls the element under a sticky header. Use focusInView where the element has to be seen, or focus(nullPrototype({ preventScroll: true })) where the shopper stays.",
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
    {
      selector: "MemberExpression:matches([object.name='ownerDocument'], [object.property.name='ownerDocument'])",
      message: "Use createPageDocument(node.ownerDocument): elements with a name hide the document's own members.",
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
    ...[
      "MemberExpression[property.name='read']:matches([object.name='settings'], [object.property.name='settings'])",
      "VariableDeclarator:matches([init.name='settings'], [init.property.name='settings']) > ObjectPattern > Property[key.name='read']",
    ].map((selector) => ({
      selector,
      message: "Declare the settings in hostSettings.ts and read them by readHostSettings, which parses them.",
    })),
    ...[
      "MemberExpression[property.name='host']:matches([object.name='config'], [object.property.name='config'])",
      "VariableDeclarator:matches([init.name='config'], [init.property.name='config']) > ObjectPattern > Property[key.name='host']",
    ].map((selector) => ({
      selector,
      message: "Declare what the host prints in hostSettings.ts, and read it by readHostSettings.",
    })),
    ...[
      "MemberExpression[property.name='all']:matches([object.name='config'], [object.property.name='config'])",
      "VariableDeclarator:matches([init.name='config'], [init.property.name='config']) > ObjectPattern > Property[key.name='all']",
    ].map((selector) => ({
      selector,
      message:
        "Declare the member in config.ts and read it by readPartConfig, which parses it; see hasConfigMember, too.",
    })),
  ],
  eventElements: [
    {
      selector:
        "BinaryExpression[operator='instanceof']:matches([left.name=/^(target|currentTarget)$/], [left.property.name=/^(target|currentTarget)$/])",
      message:
        "Use delegate or a behaviour's `on` with the type of `element`, or findEventElement and findTypedElement of core: they check by the page's own window.",
    },
  ],
  fieldEvents: [
    `CallExpression[callee.property.name='listen'] > Literal[value=${fieldEvent}]`,
    `CallExpression[callee.name='listen'] > Literal[value=${fieldEvent}]`,
    // jQuery dispatches a native click for a button, and those that we draw have this name.
    `CallExpression[callee.property.name='addEventListener'][callee.object.name!='button'] > Literal[value=${fieldEvent}]`,
    ...["right.elements.0", "right.elements.1", "right.expression.elements.0", "right.expression.elements.1"].map(
      (type) =>
        `ForOfStatement[${type}.value=${fieldEvent}] CallExpression:matches([callee.name='listen'], [callee.property.name=/^(listen|addEventListener)$/]) > Identifier[name='type']`,
    ),
  ].map((selector) => ({
    selector,
    message:
      "Scripts of the page may send this event through jQuery alone, which no native listener hears: use listenToField of the scope or of page.events. A behaviour's `on` and delegate hear both.",
  })),
  elementTypes: [
    {
      // An event's target has its own message, above.
      selector: `BinaryExpression[operator='instanceof']:not([left.name=/^(target|currentTarget)$/], [left.property.name=/^(target|currentTarget)$/]):matches([right.name=${nodeTypes}], [right.property.name=${nodeTypes}])`,
      message:
        "Name the type where the element comes from: `element` of a behaviour or of delegate, findTypedElement, or a selector with the tag. A text has the nodeType TEXT_NODE.",
    },
  ],
  spreadModules: [
    {
      selector: "ImportDeclaration[importKind!='type'] > ImportNamespaceSpecifier, ExportAllDeclaration[exported]",
      message:
        "Import by name: the build makes the module an object by getters, which fails where a page has put `set` or `value` on Object.prototype.",
    },
  ],
  scriptAddresses: [
    "MemberExpression[property.name='createScriptURL']",
    "ObjectPattern > Property[key.name='createScriptURL']",
    "ImportSpecifier[imported.name='trustScriptUrl']",
  ].map((selector) => ({
    selector,
    message:
      "Only the payment provider's script is fetched from an address: trustProviderScript of payments checks it.",
  })),
  classComponents: [
    {
      selector:
        ":matches(ClassDeclaration, ClassExpression):matches([superClass.name=/^(Pure)?Component$/], [superClass.property.name=/^(Pure)?Component$/])",
      message: "Write a function. Only an error boundary must be a class, and ui has it.",
    },
  ],
}

/** The syntax that the sources of all packages may not contain. */
export const forbiddenInPackages = [
  ...forbidden.defaultExport,
  ...forbidden.htmlSinks,
  ...forbidden.navigation,
  ...forbidden.classComponents,
  ...forbidden.listRoles,
  ...forbidden.inheritedOptions,
  ...forbidden.scrollingFocus,
  ...forbidden.hiddenMembers,
  ...forbidden.spreadModules,
  ...forbidden.scriptAddresses,
]
