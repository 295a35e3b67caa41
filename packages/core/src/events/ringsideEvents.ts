import type {
  AddedToCart,
  ButtonEvent,
  ConsentState,
  CountryEvent,
  CouponEvent,
  FormEvent,
  GalleryEvent,
  HostCartChange,
  PopupEvent,
  PopupFormEvent,
  VariationEvent,
} from "./eventDetails.ts"

/**
 * The details of all events that Ringside sends, by the host's name of the event or ours; `object` where an event has no members. The
 * tables of events in [widgets.md](../../../../docs/widgets.md) say when each is sent.
 */
export interface RingsideEvents {
  "ringside:error": { readonly during: string; readonly widget: string; readonly message: string }
  "ringside:consent:change": Readonly<Record<string, ConsentState>>

  "ringside:cart:added": AddedToCart
  "ringside:cart:changed": { readonly key: string }
  added_to_cart: HostCartChange
  removed_from_cart: HostCartChange
  adding_to_cart: ButtonEvent & { readonly data: Record<string, unknown> }
  "should_send_ajax_request.adding_to_cart": ButtonEvent
  "ajax_request_not_sent.adding_to_cart": ButtonEvent
  wc_cart_button_updated: ButtonEvent
  wc_fragment_refresh: object
  wc_fragments_ajax_error: object
  wc_fragments_loaded: object
  wc_fragments_refreshed: object
  astra_on_slide_In_cart_open: object
  astLayoutWidthChanged: { readonly response: string }

  announce_reset: object
  check_variations: object
  clear_reset_announcement: object
  "flexslider-click": object
  found_variation: VariationEvent
  hide_variation: object
  reset_data: object
  reset_focus: object
  reset_image: object
  show_variation: VariationEvent & { readonly purchasable: boolean }
  update_variation_values: object
  wc_variation_form: FormEvent & { readonly form: unknown }
  "wc-product-gallery-after-init": GalleryEvent
  "wc-product-gallery-before-destroy": GalleryEvent
  "wc-product-gallery-before-init": GalleryEvent
  woocommerce_gallery_init_zoom: object
  woocommerce_gallery_reset_slide_position: object
  woocommerce_update_variation_values: object
  woocommerce_variation_has_changed: object
  wc_price_based_country_ajax_geolocation: object
  woocommerce_variation_select_change: object

  applied_coupon: CouponEvent
  errored_coupon: CouponEvent & { readonly html: string }
  item_removed_from_classic_cart: object
  removed_coupon: CouponEvent
  updated_cart_totals: object
  updated_shipping_method: object
  updated_wc_div: object
  wc_cart_emptied: object

  "ringside:checkout:payment": { readonly paymentType: string }
  "ringside:checkout:shipping": { readonly shippingTier: string }
  applied_coupon_in_checkout: CouponEvent
  errored_coupon_in_checkout: CouponEvent & { readonly html: string }
  validate: object
  checkout_error: { readonly html: string }
  checkout_place_order: { readonly gateway: string }
  checkout_place_order_success: { readonly answer: object }
  country_to_state_changed: Partial<CountryEvent>
  country_to_state_changing: CountryEvent
  init_add_payment_method: object
  init_checkout: object
  payment_method_selected: object
  removed_coupon_in_checkout: CouponEvent
  update_checkout: object
  wc_address_i18n_ready: object
  updated_checkout: { readonly answer: unknown }
  "wc-credit-card-form-init": object

  "ringside:express:cancel": object
  "ringside:express:complete": { readonly url: string }
  "ringside:express:error": { readonly message: string }
  "ringside:express:open": { readonly type: string; readonly context: string }
  "ringside:express:ready": { readonly wallets: readonly string[] }

  popmakeAfterClose: PopupEvent
  popmakeAfterOpen: PopupEvent
  popmakeAfterReposition: PopupEvent
  popmakeBeforeClose: PopupEvent
  popmakeBeforeOpen: PopupEvent
  popmakeBeforeReposition: PopupEvent
  popmakeInit: PopupEvent
  popmakeSetupClose: PopupEvent
  pumAfterClose: PopupEvent
  pumAfterOpen: PopupEvent
  pumAfterReposition: PopupEvent
  pumBeforeClose: PopupEvent
  pumBeforeInit: object
  pumBeforeOpen: PopupEvent
  pumBeforeReposition: PopupEvent
  pumCheckingCondition: PopupEvent
  pumClosePrevented: PopupEvent
  pumConversion: PopupEvent
  pumFormSuccess: PopupEvent
  pumInit: PopupEvent
  pumInitialized: object
  pumNewsletterError: PopupFormEvent
  pumNewsletterSuccess: PopupFormEvent
  pumOpenPrevented: PopupEvent
  pumSetupClose: PopupEvent
  error: PopupFormEvent
  errors: PopupFormEvent
  success: PopupFormEvent

  "astra-header-responsive-disabled": object
  "astra-header-responsive-enabled": object
  close: object
}

type WithoutNamespace<Name extends string> = Name extends `${infer Type}.${string}` ? Type : Name
type WithoutPrefix<Name extends string> = Name extends `${"wc" | "woocommerce"}_${infer Rest}` ? Rest : Name
type WithDashes<Name extends string> = Name extends `${infer Start}_${infer Rest}`
  ? `${Start}-${WithDashes<Rest>}`
  : Name

/** The name under which an event is dispatched natively, as `formatEventName` returns it. */
type NativeName<Name extends string> = Name extends `ringside:${string}`
  ? Name
  : `ringside:${WithDashes<WithoutPrefix<WithoutNamespace<Name>>>}`

/** An event of ours without its prefix: `cart:added`. */
type ShortName<Name extends string> = Name extends `ringside:${infer Rest}` ? Rest : never

/** The events as native listeners of the document receive them. */
export type NativeRingsideEvents = {
  readonly [Name in keyof RingsideEvents as NativeName<Name>]: CustomEvent<RingsideEvents[Name]>
}

/** Each event under every name that `ringside.on` takes. */
type EventsByName = NativeRingsideEvents & {
  readonly [Name in keyof RingsideEvents as Name | ShortName<Name>]: CustomEvent<RingsideEvents[Name]>
}

/** The names that `ringside.on` takes; an event of the page's own begins with `ringside:`. */
export type RingsideEventName = keyof EventsByName | `ringside:${string}:${string}`

/** The event that listeners of `name` receive. */
export type RingsideEvent<Name extends RingsideEventName> = Name extends keyof EventsByName
  ? EventsByName[Name]
  : CustomEvent<unknown>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the mapped type
  interface DocumentEventMap extends NativeRingsideEvents {}
}
