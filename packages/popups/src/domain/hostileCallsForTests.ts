/** The address of a page, as the base for functions that resolve addresses. */
const base = "https://shop.test/en/"

const place = { width: 1, height: 1, left: 1, top: 1 }

/** The text arguments of the popups' functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  appendParameter: (text) => [
    [text, "pid", "1", base],
    [`/?${text}`, text, text, base],
  ],
  appendPid: (text) => [
    [text, 5, base],
    [`/?${text}`, 5, base, text.slice(0, 40)],
  ],
  checkDevice: (text) => [[{ disable_on_mobile: text }, "phone"]],
  checkFrequency: (text) => [[{ max: text, per: text, min_gap_ms: text }, null, 0]],
  classifyLink: (text) => [[text, base]],
  computeAnimationStart: (text) => [[text, place, place, place]],
  computeMinTop: () => [[true]],
  computePosition: (text) => [
    [{ settings: { location: text, position_top: text }, container: place, viewport: place, adminBar: false }],
  ],
  computeSize: (text) => [
    [{ size: text }, 1440],
    [{ size: "custom", custom_width: text }, 1440],
  ],
  createAnimationPlan: (text) => [[{ animation_type: text, animation_speed: text }, false]],
  createBeacon: (text) => [[{ event: text, pid: text, [text]: text }, { analytics_api: text, ajaxurl: text }, 0]],
  createClickSelectors: (text) => [[{ id: 1, slug: text }]],
  createErrorLayout: (text) => [[[{ field: text, message: text }], text, [text]]],
  createFormKey: (text) => [[{ formProvider: text, formId: text }]],
  createHtmlClasses: (text) => [[[{ overlay_disabled: text }]]],
  createPopupCookie: (text) => [
    [
      { name: text, time: text, path: text },
      { popupId: 1, homeUrl: text, cookieDomain: text, now: 0 },
    ],
  ],
  createRemovedCookies: (text) => [[text, { homeUrl: text, cookieDomain: text, now: 0 }]],
  createStoppedSrc: (text) => [[text], [`?autoplay=1${text}`]],
  createSuccessPlan: (text) => [
    [
      { redirect_enabled: true, redirect: text, cookie: { name: text } },
      { popupId: 1, popupIds: [] },
    ],
  ],
  createZIndexes: (text) => [[[{ id: 1, zindex: text }]]],
  decideCtaBeacon: (text) => [
    [text, base, true],
    [`/?${text}`, base, true],
  ],
  decideOpen: (text) => [
    [{ settings: { conditions: [[{ target: text }]] }, trigger: { type: text, cookieNames: [text] }, cookies: text }],
  ],
  decodeRedirect: (text) => [[text]],
  detectDevice: (text) => [[text, 0]],
  encodeFormBody: (text) => [[text, { [text]: [text] }]],
  escapeLeadingDigits: (text) => [[text], [`[a="${text}`]],
  evaluateConditions: (text) => [
    [text, {}],
    [[[{ target: text }]], { [text]: true }],
  ],
  findGuard: (text) => [
    [{ settings: { conditions: [[{ target: text }]] }, trigger: { type: text, cookieNames: [text] }, cookies: text }],
  ],
  findLimit: (text) => [
    [
      {
        trigger: { type: text },
        schedule: { from: text, timezone: text },
        frequency: { max: text, per: text },
        now: 0,
      },
    ],
  ],
  formatOpenTrigger: (text) => [[{ type: text }], [{ type: "auto_open", delay: text }]],
  formatPopupCookie: (text) => [[{ name: text, value: text, expires: 0, path: text, domain: text }]],
  hasOwnClickTrigger: (text) => [[{ dataPopmake: text }]],
  hasPopupCookie: (text) => [
    [text, text],
    [[text], `a=${text}`],
  ],
  hasReachedScroll: (text) => [
    [
      { depth: text, unit: text },
      { scrollY: 1, viewportHeight: 1, documentHeight: 9 },
    ],
  ],
  hashVisitor: (text) => [[text]],
  isEmbeddedPlayer: (text) => [[text]],
  isExitIntent: (text) => [
    [
      { type: "mouseout", elapsedMs: 0 },
      { sensitivity: text, min_time: text },
    ],
  ],
  isTrigger: (text) => [[{ type: text }, text]],
  isWithinSchedule: (text) => [
    [{ start: text, from: text, to: text, days: [text], timezone: text, except: [text] }, 0],
  ],
  keepsDefaultAction: (text) => [[{ dataDoDefault: text, classes: text }]],
  matchesClickTarget: (text) => [
    [
      { id: 1, slug: text },
      { tag: text, classes: text, href: text },
    ],
  ],
  matchesFormKey: (text) => [[text, text, { formProvider: text, formKey: text }]],
  parseCloseDelay: (text) => [[text]],
  parseCookies: (text) => [[text]],
  parseCookieTime: (text) => [[text, 0]],
  parseCssLength: (text) => [[text, "auto"]],
  parseDeepLink: (text) => [
    [text, [{ id: 1, slug: text }]],
    [`/?${text}#${text}`, []],
  ],
  parseFlag: (text) => [[text]],
  parseNumber: (text) => [[text, 0]],
  readCf7Instance: (text) => [[text]],
  readFormResponse: (text) => [[text], [{ success: false, data: { message: text, errors: [{ field: text }] } }]],
  readNinjaActions: (text) => [[{ openpopup: text, closepopup: text, closedelay: text }]],
  readFormSuccess: (text) => [[{ redirect: text, closedelay: text, openpopup_id: text }]],
  readFrequencyRecord: (text) => [[text], [{ count: text }]],
  readPeriod: (text) => [[{ per: text }]],
  readPopupSettings: (text) => [
    [{ elementId: text, dataPopmake: text, defaultTheme: text }],
    [{ dataPopmake: { slug: text, meta: { display: { custom_width: text, custom_width_unit: text } } } }],
    [{ pumPopup: { size: text, custom_width: text, zindex: text, triggers: text } }],
  ],
  parseMoment: (text) => [[text], [`2026-12-01T18:00${text}`.slice(0, 40)]],
  readRawSettings: (text) => [[{ dataPopmake: text }]],
  readTrigger: (text) => [
    [{ type: text }],
    [{ type: "click_open", settings: { extra_selectors: text, cookie_name: text } }],
  ],
  recordShown: (text) => [[{ per: text }, null, 0]],
  refusesClickTrigger: (text) => [[{ dataPopmake: text }], [{ dataPopmake: { triggers: [{ type: text }] } }]],
  reduceInactivity: (text) => [[null, { type: "tick", at: 0 }, { timeout: text }]],
  resolveSoundUrl: (text) => [
    [{ open_sound: text }, text],
    [{ open_sound: "custom", custom_sound: text }, ""],
  ],
  selectCloseTarget: (text) => [[[{ id: 1, close_on_esc_press: text }], { type: "key", key: text }]],
  selectCookies: (text) => [
    [[{ event: text }], { name: text }],
    [
      [{ event: "form_submission", settings: { form: text } }],
      { name: "form_submission", submission: { formKey: text } },
    ],
  ],
  selectVariant: (text) => [[{ id: text, variants: [{ popupId: 1 }, { popupId: 2 }] }, text, null]],
  serializeFormFields: (text) => [
    [[{ name: text, type: "text", value: text }]],
    [[{ name: `a[${text}]`, type: text, value: text }]],
  ],
  shouldTrack: (text) => [[{ pid: text, analyticsEnabled: text, bodyClasses: text }]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = [
  ...["computeScrollDepth", "computeTickMs", "createLifecycle", "enqueuePopup", "isSpokenStep", "selectNextPopup"],
  "splitTimeLeft",
]

const popup = { container: { width: 1, height: 1 }, viewport: { width: 2, height: 2 }, settings: {}, adminBar: false }

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  computePosition: [[{ ...popup, trigger: { left: 1, top: 1, width: 1, height: 1 } }]],
  computeScrollDepth: [[{ scrollY: 1, viewportHeight: 1, documentHeight: 9 }]],
  createLifecycle: [
    [
      {
        open: [{ id: 1, preventClose: false }],
        actions: [
          { type: "open", popup: { id: 2, stackable: false, preventOpen: false, preventClose: false } },
          { type: "close", id: 1 },
          { type: "closeAll" },
        ],
      },
    ],
  ],
  decideOpen: [
    [
      {
        ...{ settings: { conditions: [] }, trigger: { type: "auto_open" }, isOpen: false, insideOwnPopup: false },
        ...{ cookies: { a: "1" }, device: "phone", verdicts: { a: true }, schedule: { from: "a" }, now: 1 },
        ...{
          frequency: { max: 1 },
          record: { count: 0, firstAt: 0, lastAt: 0, converted: false },
          preventOpen: false,
        },
      },
    ],
  ],
  enqueuePopup: [[[{ id: 1, priority: 1, at: 0 }], { id: 2, priority: 2, at: 1 }]],
  isExitIntent: [
    [
      { type: "mouseout", clientY: 0, hasRelatedTarget: false, buttons: 0, editing: false, elapsedMs: 9 },
      { type: "exit_intent" },
    ],
    [
      { type: "scroll", deltaY: -1, deltaMs: 1, maxScrollY: 1, viewportHeight: 1, elapsedMs: 9 },
      { type: "exit_intent" },
    ],
  ],
  keepsDefaultAction: [[{ ctrlKey: true, metaKey: true, dataDoDefault: "1", classes: ["a"], settingDoDefault: true }]],
  selectCloseTarget: [
    [
      [{ id: 1 }],
      { type: "key", key: "Escape", altKey: false, ctrlKey: false, isComposing: false, defaultPrevented: false },
    ],
    [[{ id: 1 }], { type: "pointer", insideContainer: false, startedInsideContainer: false }],
  ],
  selectCookies: [[[{ event: "a" }], { name: "a", submission: { formKey: "a" }, inThisPopup: true }]],
  selectNextPopup: [
    [[{ id: 1, priority: 1, at: 0 }], { openCount: 0, lastClosedAt: 0, shown: 0, now: 1 }, { gapMs: 0, maxPerPage: 1 }],
  ],
  serializeFormFields: [[[{ name: "a", type: "checkbox", value: "1", checked: true, disabled: false }]]],
  shouldTrack: [
    [
      {
        ...{ pid: 1, event: "open", analyticsEnabled: true, disableTracking: false, bodyClasses: ["a"] },
        ...{ ajax: true, consent: "a" },
      },
    ],
  ],
}
