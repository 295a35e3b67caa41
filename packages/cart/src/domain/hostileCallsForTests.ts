/** The address of a page, as the base for functions that resolve addresses. */
const base = "https://shop.test/en/"

const page = { redirectAfterAdd: true, cartUrl: base, pageUrl: base }

/** The text arguments of the cart's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createFragmentsRequest: (text) => [[{ method: "POST", wcAjaxUrl: text, now: 0, timeoutMs: 1 }]],
  createFragmentWrites: (text) => [
    [
      {
        ...{ source: "event", fragments: { [text]: text }, cartHash: text, fragmentName: text, cartHashKey: text },
        ...{ previousHash: text, previousCreatedAt: text, now: 0 },
      },
    ],
  ],
  createOperationRequest: (text) => [
    [
      { method: "POST", path: text, createBody: (args: object) => args, headers: null, timeoutMs: 0 },
      { note: text },
      { baseUrl: text, nonce: text, currency: text },
    ],
  ],
  createStoreApiRequest: (text) => [
    ["removeItem", { key: `k${text}` }, { baseUrl: text, nonce: text, currency: text }],
  ],
  createStoreUrl: (text) => [[text, text]],
  isStoreApiAbsent: (text) => [[{ status: 404, body: { code: text } }]],
  parseAddToCartParams: (text) => [[{ wc_ajax_url: text, i18n_view_cart: text, is_cart: text }]],
  parseCart: (text) => [[text], [createStoreCart(text)]],
  parseCartAnswer: (text) => [[createStoreCart(text)]],
  parseCartItemKey: (text) => [[text], [`cart[${text}`], [`cart[${text}][qty]`]],
  parseFragments: (text) => [[{ fragments: { [text]: text }, cart_hash: text }]],
  parseFragmentKeys: (text) => [[{ cart_hash_key: text, fragment_name: text }]],
  parseFragmentsParams: (text) => [[{ wc_ajax_url: text, cart_hash_key: text, request_timeout: text }]],
  parseItemsInCart: (text) => [[text]],
  parseKnownCount: (text) => [[text]],
  parsePrintedNonce: (text) => [[text, text]],
  parseStoreApiError: (text) => [
    [{ status: 400, offline: false, body: { code: text, message: text } }],
    [{ status: 400, offline: false, body: text }],
  ],
  parseBundledBy: (text) => [[{ bundles: { bundled_by: text } }], [{ composites: { composite_parent: text } }]],
  parseStoreCart: (text) => [[text], [createStoreCart(text)]],
  parseStoreImage: (text) => [[{ src: text, srcset: text, alt: text }]],
  readCount: (text) => [[text]],
  readStoreAddress: (text) => [[text]],
  parseStoredNonce: (text) => [[text], [JSON.stringify({ nonce: text, timestamp: text })]],
  readServerMessage: (text) => [[text], [JSON.stringify({ message: text })]],
  readStoreApiMessage: (text) => [[{ code: "rest_invalid_param", message: text, data: { params: { [text]: text } } }]],
  readStoreBase: (text) => [
    [text, text],
    [`${text}/wc/store/v1`, null],
    [`/wc/store${text}`, text],
  ],
  reduceNonce: (text) => [
    [
      { nonce: "", timestamp: 0 },
      { [text]: text, Nonce: text, "Nonce-Timestamp": text },
    ],
  ],
  selectAddToCartOutcome: (text) => [
    [{ error: true, product_url: text }, page],
    [
      { error: true, product_url: `https://${text}` },
      { ...page, origins: [text] },
    ],
    [null, { ...page, cartUrl: text, pageUrl: text }],
  ],
  selectCachedFragments: (text) => [
    [{ storageAvailable: true, fragmentsJson: text, storedHash: "", cookieHash: "", createdAt: "0", now: 1 }],
    [{ storageAvailable: true, fragmentsJson: "{}", storedHash: text, cookieHash: text, createdAt: text, now: 1 }],
  ],
  selectFragmentKeys: (text) => [
    [text, [text]],
    [null, [text]],
  ],
  selectRaisedQuantity: (text) => [
    [text, "1"],
    ["1", text],
  ],
  selectRemoveOutcome: (text) => [[null, text, base]],
  selectSteppedQuantity: (text) => [[{ value: text, min: text, max: text, step: text, direction: "plus" }]],
  shouldRefreshOnStorage: (text) => [[{ key: text, cartHashKey: text, localHash: text, sessionHash: "" }]],
}

/** Functions that read our own numbers and states, and no text. */
export const withoutText: readonly string[] = [
  ...[
    "createAddingSettings",
    "createEmptyCart",
    "createQueueState",
    "reduceCart",
    "reduceQueue",
    "selectFocusAfterRemove",
  ],
  ...["selectAddedLine", "selectFragmentRetryDelay", "selectFreeShipping", "selectSaving", "selectUndo"],
]

function createStoreCart(text: string): unknown {
  const totals = { currency_code: "EUR", currency_minor_unit: 2, total_price: text, currency_prefix: text }
  const image = { src: text, srcset: text, alt: text }
  const item = {
    ...{ key: "k", id: 1, quantity: 1, name: text, permalink: text, images: [image] },
    ...{
      item_data: [
        { key: text, value: text },
        { name: text, display: text },
      ],
      catalog_visibility: text,
    },
    ...{ variation: [{ attribute: text, value: text }], prices: { price: text }, totals: { line_subtotal: text } },
  }
  const rate = { rate_id: text, name: text, price: text, description: text, meta_data: [{ key: text, value: text }] }
  const details = {
    ...{ coupons: [{ code: text }], fees: [{ name: text }], payment_methods: [text], extensions: { [text]: text } },
    ...{ billing_address: { [text]: text }, shipping_rates: [{ name: text, shipping_rates: [rate] }] },
  }
  return { items: [item], items_count: text, totals, errors: [{ message: text }], ...details }
}

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createFragmentWrites: [
    [
      {
        ...{ source: "event", fragments: {}, cartHash: "a", fragmentName: "f", cartHashKey: "k", now: 0 },
        ...{ previousHash: "a", previousCreatedAt: "1", scope: "EUR:guest" },
      },
    ],
  ],
  createQueueState: [[]],
  reduceQueue: [
    [
      { waiting: [], running: null },
      { type: "enqueue", id: "a" },
    ],
  ],
  selectCachedFragments: [
    [
      {
        ...{ storageAvailable: true, fragmentsJson: "{}", storedHash: "a", cookieHash: "a", createdAt: "1", now: 2 },
        ...{ storedScope: "EUR:guest", scope: "EUR:guest" },
      },
    ],
  ],
  selectFocusAfterRemove: [[0, 1]],
  selectFragmentRetryDelay: [[1]],
}
