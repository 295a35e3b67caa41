/** The text arguments of the payments' functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  checkProviderPayload: (text) => [
    [text, { lineItems: text }, 100],
    [
      "click",
      { shippingRates: [{ id: text, displayName: text, amount: 1 }], lineItems: [{ name: text, amount: 1 }] },
      1,
    ],
    ["click", { allowedShippingCountries: [text] }, 1],
  ],
  createBillingDetails: (text) => [
    [
      { billing_first_name: text, [text]: text },
      { name: text, address: { [text]: text } },
    ],
  ],
  createCardAppearance: (text) => [
    [
      {
        location: "blocks_checkout",
        styles: {
          input: { color: text, paddingBottom: text },
          floatingLabel: { lineHeight: text, transform: `matrix(${text}` },
        },
        backgroundColor: text,
        referenceTextSize: text,
      },
    ],
  ],
  createCardElementsOptions: (text) => [[{ amount: 1, currency: text }]],
  createHoverColors: (text) => [[text, text]],
  createOrderStatusFields: (text) => [[{ orderId: text, nonce: text, intentId: text }]],
  createOutline: (text) => [[text, text, text]],
  createPaymentData: (text) => [[{ gatewayId: text, savedToken: text }], [{ gatewayId: text, error: { code: text } }]],
  createPaymentElementOptions: (text) => [
    [
      {
        context: "checkout",
        paymentMethods: { [text]: { isReusable: true } },
        billingFields: [text],
        customer: { name: text },
      },
    ],
  ],
  createProviderAmount: (text) => [[1, 2, text]],
  createProviderOptions: (text) => [[{ stripe: { locale: text, accountId: text } }]],
  createStatusBody: (text) => [[{ orderId: text, nonce: text }, text]],
  createTerms: (text) => [[{ [text]: { isReusable: true } }, true]],
  createTrackBody: (text) => [[text, text, { source: text }]],
  createTracksFields: (text) => [[{ nonce: text, event: text, props: { source: text } }]],
  createWalletInitFields: (text) => [[{ nonce: text, appearance: { [text]: text } }]],
  flattenColor: (text) => [[text], [`rgb(${text}`], [`rgba(${text})`]],
  getBrightness: (text) => [[text], [`#${text}`]],
  getContrast: (text) => [[text, `rgb(${text})`]],
  isLightColor: (text) => [[text]],
  listPaymentInputs: (text) => [[{ paymentMethodId: text, fraudToken: text, fingerprint: text }]],
  parseAppearance: (text) => [
    [{ variables: { fontFamily: text, colorText: text, spacingUnit: text } }],
    [{ rules: { ".Input": { padding: text, color: `rgb(${text})` }, [text]: {} } }],
    [{ rules: { ".Input": { padding: `calc(${text.slice(0, 190)})` } } }],
  ],
  parseColor: (text) => [[text], [`rgb(${text})`], [`#${text}`]],
  parseConfirmFragment: (text) => [[text], [`#wcpay-confirm-pi:${text}`]],
  parseConfirmHash: (text) => [[text], [`#wcpay-confirm-pi:7:${text}:n`], [`order-pay/${text}#wcpay-confirm-pi:7:s:n`]],
  parseFragmentSettings: (text) => [
    [text],
    [`window.wcpay_upe_config,${text}`],
    [`window.wcpay_upe_config,{${text})</script>`],
  ],
  readButtonHeight: (text) => [[text]],
  mayBeConfirmed: (text) => [[{ error: { message: text } }], [{ paymentIntent: { id: text, status: text } }]],
  readOrderStatusError: (text) => [[text], [{ error: { message: text } }], [{ error: text }]],
  readConfirmation: (text) => [[{ error: { message: text } }], [{ paymentIntent: { id: text } }]],
  readIntentId: (text) => [[{ paymentIntent: { id: text } }]],
  readOrderStatus: (text) => [
    [
      text,
      { intentId: text, providerError: null, intentError: null },
      { genericMessage: text, pageUrl: "https://shop.test/" },
    ],
    [
      { return_url: text },
      { intentId: text, providerError: null, intentError: null },
      { genericMessage: text, pageUrl: "https://shop.test/" },
    ],
  ],
  readPaymentResult: (text) => [
    [{ payment_result: { payment_status: text, redirect_url: text, payment_details: [{ key: text, value: text }] } }],
    [{ payment_result: { payment_details: { [text]: text } } }],
  ],
  isOrderPlaced: (text) => [[text], [{ payment_result: { payment_status: text } }]],
  readSetupIntent: (text) => [[{ success: true, data: { id: text, status: text, client_secret: text } }]],
  selectBackground: (text) => [[[text, `rgb(${text})`]]],
  selectBaseFontSize: (text) => [[text, text]],
  selectConfirmOutcome: (text) => [
    [{ paymentIntent: { id: text } }, { return_url: text }],
    [null, text],
  ],
  selectFontFiles: (text) => {
    const face = { family: text, src: `url(${text}`, weight: text, style: text, unicodeRange: text, base: text }
    return [
      [[face, { ...face, src: `url(/a.woff2) ${text}`, base: "https://shop.test/" }], [text], "https://shop.test/"],
    ]
  },
  selectFontSources: (text) => [[[text, `https://${text}`]]],
  selectProviderDecimals: (text) => [[text]],
  selectRuleStyles: (text) => [[".Input", { color: text, "text-indent": text }, text]],
  selectTheme: (text) => [[text]],
  selectTrackEvent: (text) => [["load", text]],
}

/** Functions that read our own numbers, names and functions, and no text. */
export const withoutText: readonly string[] = ["listRuleProperties", "selectElementsLocation", "selectPollStep"]

/**
 * Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. Functions without
 * a call throw by contract for anything but our own values, or take a state of ours.
 */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createCardElementsOptions: [[{ amount: 1, currency: "EUR", appearance: {}, fonts: [], linkEnabled: true }]],
  createPaymentData: [
    [
      {
        ...{ gatewayId: "a", savedToken: "", paymentMethodId: "pm", error: null, fraudToken: "t", fingerprint: "f" },
        shouldSave: true,
      },
    ],
  ],
  createPaymentElementOptions: [
    [
      {
        ...{ context: "checkout", paymentMethods: { card: { isReusable: true } }, billingFields: ["billing_email"] },
        ...{ showTerms: true, customer: { name: "a" } },
      },
    ],
  ],
  createStatusBody: [[{ orderId: "1", nonce: "n" }, "pi", { savePaymentMethod: true, changingPayment: true }]],
  createWalletInitFields: [
    [
      {
        ...{ nonce: "n", appearance: {}, email: "a", userSession: "b", orderId: 1, key: "k" },
        billingEmail: "a",
      },
    ],
  ],
  listPaymentInputs: [
    [{ paymentMethodId: "pm", error: { code: "c" }, fraudToken: "t", fingerprint: "f", setupIntentId: "s" }],
  ],
  listRuleProperties: [],
  selectElementsLocation: [[{ has: () => true }]],
  selectPollStep: [[1, true]],
}
