import { startBehaviour } from "@ringside/core"
import { writeQueueService } from "@ringside/cart"
import { createTestPage, find } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { vi } from "vitest"
import { beforeLoad } from "../beforeLoad.ts"
import { drawerJob, removeJob } from "../jobs.ts"
import { basketLinksBehaviour } from "./basketLinks.ts"
import { drawerBehaviour } from "./drawer.ts"
import { drawerOpenersBehaviour } from "./drawerOpeners.ts"
import { dropdownBehaviour } from "./dropdown.ts"
import { hideIfEmptyBehaviour } from "./behaviour.ts"
import { miniCartQuantityBehaviour } from "./miniCartQuantityBehaviour.ts"
import { removeLinksBehaviour } from "./removeLinks.ts"

/** Whether a click on an element within `root` was handled. */
const isClickHandled = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false

describeBehaviour(miniCartQuantityBehaviour, {
  html: `<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item">
    <button type="button" class="minus">-</button><input type="number" name="cart[k][qty]" value="1" aria-label="Quantity"><button type="button" class="plus">+</button></li></ul>`,
  selector: ".woocommerce-mini-cart",
  job: removeJob,
  settings: { wc_ajax_url: "/?wc-ajax=%%endpoint%%" },
  isConnected: (list) => isClickHandled(list, ".plus"),
})

const drawer = `<div id="astra-mobile-cart-drawer" class="astra-cart-drawer"><div class="astra-cart-drawer-header">
    <button class="astra-cart-drawer-close" aria-label="Close Cart Drawer">x</button><div class="astra-cart-drawer-title">Shopping Cart</div></div></div>`

describeBehaviour(drawerBehaviour, {
  html: drawer,
  selector: ".astra-cart-drawer",
  job: drawerJob,
  beforeLoad,
  isConnected: ({ inert }) => inert,
})

describeBehaviour(drawerOpenersBehaviour, {
  html: `<div class="header"><a class="ast-slidein-cart" href="/basket/">Basket</a>${drawer}</div>`,
  selector: ".header",
  job: drawerJob,
  beforeLoad: { start: (page) => startBehaviour(drawerBehaviour, page) },
  isConnected: (header) => isClickHandled(header, ".ast-slidein-cart"),
})

describeBehaviour(dropdownBehaviour, {
  html: `<div class="ast-site-header-cart"><a href="/basket/">Basket</a><div class="ast-site-header-cart-data"><a href="/checkout/">Pay</a></div></div>`,
  selector: ".ast-site-header-cart",
  job: drawerJob,
  isConnected(place) {
    const dropdown = find(".ast-site-header-cart-data", place)
    place.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    const isClosed = dropdown.style.display === "none"
    place.dispatchEvent(new Event("pointerleave"))
    return isClosed && dropdown.style.display === ""
  },
})

describeBehaviour(hideIfEmptyBehaviour, {
  html: `<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>`,
  selector: ".widget_shopping_cart",
  beforeLoad,
  isConnected: ({ style }) => style.display === "none",
})

describeBehaviour(removeLinksBehaviour, {
  html: `<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><a class="remove_from_cart_button" href="/basket/?remove_item=k" data-cart_item_key="k">Remove</a></li></ul>`,
  selector: ".woocommerce-mini-cart",
  job: removeJob,
  settings: { wc_ajax_url: "/?wc-ajax=%%endpoint%%" },
  // The test's shop has no such line, and a page that is being left stays busy.
  page: (config) =>
    createTestPage({ config: config ?? {}, services: { navigation: { go: () => false, reload: vi.fn() } } }),
  isConnected: (list) => isClickHandled(list, ".remove_from_cart_button"),
})

describeBehaviour(basketLinksBehaviour, {
  html: `<div class="widget_shopping_cart"><p class="woocommerce-mini-cart__buttons buttons"><a class="button checkout" href="/checkout/">Checkout</a></p></div>`,
  selector: ".widget_shopping_cart",
  page: (config) =>
    createTestPage({ config: config ?? {}, services: { navigation: { go: () => true, reload: vi.fn() } } }),
  async isConnected(basket, page) {
    // The link waits for changes of the basket alone.
    const saving = writeQueueService.of(page).run(() => Promise.resolve())
    const isHeld = isClickHandled(basket, ".checkout")
    await saving
    return isHeld
  },
})
