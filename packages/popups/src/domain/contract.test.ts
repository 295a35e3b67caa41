import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Size = Readonly<Record<"width" | "height", number>>
type Point = Readonly<Record<"left" | "top", number>>
type Context = { homeUrl: string; cookieDomain: string; now: number }
type Cookie = { name: string; value: string; expires: number | null; path: string; domain: string; text: string }

/** Every function that the contract lists under popups (popups §13.3); the compiler compares the signatures. */
const listed = {
  parseFlag: domain.parseFlag satisfies (value: unknown) => boolean,
  parseNumber: domain.parseNumber satisfies (value: unknown, fallback: number) => number,
  parseCssLength: domain.parseCssLength satisfies (value: unknown, fallback: string) => string,
  readPopupSettings: domain.readPopupSettings satisfies (
    input: {
      elementId?: string
      dataPopmake?: string | object
      pumPopup?: object
      defaultTheme?: string | number
    } | null,
  ) => domain.PopupSettings,
  readTrigger: domain.readTrigger satisfies (raw: unknown) => domain.Trigger | null,
  createClickSelectors: domain.createClickSelectors satisfies (popup: { id: number; slug: string }) => string[],
  matchesClickTarget: domain.matchesClickTarget satisfies (
    popup: { id: number; slug: string },
    target: { tag?: string; classes?: string[]; href?: string },
  ) => boolean,
  keepsDefaultAction: domain.keepsDefaultAction satisfies (click: {
    ctrlKey?: boolean
    metaKey?: boolean
    dataDoDefault?: string
    classes?: string[]
    settingDoDefault?: boolean
  }) => boolean,
  formatOpenTrigger: domain.formatOpenTrigger satisfies (trigger: domain.Trigger) => string,
  detectDevice: domain.detectDevice satisfies (
    userAgent: string,
    maxTouchPoints?: number,
  ) => "phone" | "tablet" | "desktop",
  checkDevice: domain.checkDevice satisfies (settings: domain.PopupSettings, device: domain.Device) => boolean,
  evaluateConditions: domain.evaluateConditions satisfies (
    groups: unknown,
    verdicts: Record<string, boolean>,
  ) => boolean,
  parseCookies: domain.parseCookies satisfies (documentCookie: string) => Record<string, string>,
  hasPopupCookie: domain.hasPopupCookie satisfies (cookieName: unknown, documentCookie: string) => boolean,
  decideOpen: domain.decideOpen satisfies (input: {
    settings: domain.PopupSettings
    trigger: domain.Trigger
    isOpen?: boolean
    insideOwnPopup?: boolean
    cookies?: Record<string, string>
    device?: domain.Device
    verdicts?: Record<string, boolean>
    schedule?: object
    frequency?: object
    record?: domain.FrequencyRecord
    preventOpen?: boolean
    now?: number
  }) => { open: boolean; reason: string },
  parseCookieTime: domain.parseCookieTime satisfies (value: unknown, now: number) => number | null,
  formatPopupCookie: domain.formatPopupCookie satisfies (cookie: {
    name: string
    value: string
    expires: number | null
    path: string
    domain: string
  }) => string,
  createPopupCookie: domain.createPopupCookie satisfies (
    settings: object | null,
    context: Context & { popupId: number },
  ) => Cookie,
  createRemovedCookies: domain.createRemovedCookies satisfies (name: string, context: Context) => [string, string],
  selectCookies: domain.selectCookies satisfies (
    cookies: unknown,
    event: { name: string; submission?: domain.Submission; inThisPopup?: boolean },
  ) => object[],
  createFormKey: domain.createFormKey satisfies (submission: domain.Submission) => string,
  matchesFormKey: domain.matchesFormKey satisfies (
    identifier: unknown,
    instanceId: unknown,
    submission: domain.Submission | null,
  ) => boolean,
  readCf7Instance: domain.readCf7Instance satisfies (unitTag: string) => string | null,
  parseCloseDelay: domain.parseCloseDelay satisfies (value: unknown) => number,
  decodeRedirect: domain.decodeRedirect satisfies (text: unknown) => string,
  readFormSuccess: domain.readFormSuccess satisfies (settings: object | null) => domain.FormSuccess,
  createSuccessPlan: domain.createSuccessPlan satisfies (
    settings: object,
    context: { popupId: number | null; popupIds: number[] },
  ) => domain.SuccessStep[],
  serializeFormFields: domain.serializeFormFields satisfies (
    fields: { name: string; type: string; value: unknown; checked?: boolean; disabled?: boolean }[],
  ) => object,
  encodeFormBody: domain.encodeFormBody satisfies (action: string, values: object) => string,
  readFormResponse: domain.readFormResponse satisfies (body: unknown) => domain.FormResponse,
  createErrorLayout: domain.createErrorLayout satisfies (
    errors: { field: string | null; message: string }[],
    position: string,
    fieldNames: string[],
  ) => domain.ErrorLayout,
  shouldTrack: domain.shouldTrack satisfies (request: {
    pid: number
    event: string
    analyticsEnabled: boolean
    disableTracking?: boolean
    bodyClasses?: string[]
    ajax?: boolean
    consent?: string
  }) => boolean,
  createBeacon: domain.createBeacon satisfies (
    data: { event?: string; pid: number },
    vars: object,
    now: number,
  ) => { url: string; fields: [string, string][]; imageUrl: string } | null,
  classifyLink: domain.classifyLink satisfies (href: unknown, base: string) => domain.LinkKind,
  appendPid: domain.appendPid satisfies (href: string, pid: number, base: string, paramName?: string) => string,
  decideCtaBeacon: domain.decideCtaBeacon satisfies (href: string, base: string, pidAppended: boolean) => boolean,
  isEmbeddedPlayer: domain.isEmbeddedPlayer satisfies (src: string) => boolean,
  createStoppedSrc: domain.createStoppedSrc satisfies (src: string) => string,
  resolveSoundUrl: domain.resolveSoundUrl satisfies (settings: domain.PopupSettings, pmDirUrl: string) => string | null,
  computeSize: domain.computeSize satisfies (settings: domain.PopupSettings, viewportWidth: number) => domain.PopupSize,
  computePosition: domain.computePosition satisfies (input: {
    settings: domain.PopupSettings
    container: Size
    viewport: Size
    adminBar: boolean
    trigger?: Point & Size
  }) => Point & { clamped: boolean },
  computeAnimationStart: domain.computeAnimationStart satisfies (
    origin: string,
    final: Point,
    container: Size,
    viewport: Size,
  ) => Point,
  createAnimationPlan: domain.createAnimationPlan satisfies (
    settings: domain.PopupSettings,
    reducedMotion: boolean,
  ) => domain.AnimationPlan,
  createHtmlClasses: domain.createHtmlClasses satisfies (
    open: { overlay_disabled?: boolean; position_fixed?: boolean }[],
  ) => string[],
  createZIndexes: domain.createZIndexes satisfies (
    open: { id: number; zindex: number }[],
  ) => { id: number; zIndex: number }[],
  createLifecycle: domain.createLifecycle satisfies (input: {
    open: { id: number; preventClose?: boolean }[]
    actions: (
      | { type: "open"; popup: { id: number; stackable?: boolean; preventOpen?: boolean; preventClose?: boolean } }
      | { type: "close"; id: number }
      | { type: "closeAll" }
    )[]
  }) => { log: string[]; open: number[] },
  selectCloseTarget: domain.selectCloseTarget satisfies (
    open: domain.PopupSettings[] & { id: number }[],
    cause: domain.CloseCause,
  ) => { id: number; trigger: string } | null,
  parseDeepLink: domain.parseDeepLink satisfies (url: string, popups: { id: number; slug: string }[]) => number | null,
  isExitIntent: domain.isExitIntent satisfies (sign: domain.ExitSign, trigger: domain.Trigger) => boolean,
  computeScrollDepth: domain.computeScrollDepth satisfies (measure: domain.ScrollMeasure) => number,
  hasReachedScroll: domain.hasReachedScroll satisfies (
    trigger: domain.Trigger,
    measure: domain.ScrollMeasure,
  ) => boolean,
  reduceInactivity: domain.reduceInactivity satisfies (
    state: domain.InactivityState | null,
    event: domain.InactivityEvent,
    trigger: domain.Trigger,
  ) => domain.InactivityState,
  checkFrequency: domain.checkFrequency satisfies (
    cap: object,
    record: domain.FrequencyRecord | null,
    now: number,
  ) => { allowed: boolean; reason: string; retryAt: number | null },
  recordShown: domain.recordShown satisfies (
    cap: object,
    record: domain.FrequencyRecord | null,
    now: number,
  ) => domain.FrequencyRecord,
  isWithinSchedule: domain.isWithinSchedule satisfies (schedule: object | null, now: number) => boolean,
  enqueuePopup: domain.enqueuePopup satisfies (
    queue: domain.QueueItem[],
    item: { id: number; priority?: number; at: number },
  ) => domain.QueueItem[],
  selectNextPopup: domain.selectNextPopup satisfies (
    queue: domain.QueueItem[],
    state: domain.QueueState,
    config: { gapMs: number; maxPerPage: number },
  ) => { id: number | null; waitMs: number; reason: string },
  hashVisitor: domain.hashVisitor satisfies (text: string) => number,
  selectVariant: domain.selectVariant satisfies (
    test: object,
    visitorKey: string,
    stored: number | null,
  ) => number | null,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
