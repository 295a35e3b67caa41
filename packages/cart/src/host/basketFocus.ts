import {
  type ControlFinder,
  createFocusKeeper,
  type FocusKeeper,
  type LoaderPage,
  definePageService,
} from "@ringside/core"
import {
  type BasketControl,
  describeControl,
  findAfterRemove,
  findControl,
  findEmptyMessage,
  findQuantityField,
} from "./basketControls.ts"

const basketControls: ControlFinder<BasketControl> = {
  describe: describeControl,
  list: (control, markup) => [findControl(control, markup), findAfterRemove(control, markup)],
  // Scripts insert their buttons after the events that follow a replacement; if they don't, the quantity field takes focus.
  listLast: (control, markup) => [findQuantityField(control, markup)],
  findMessage: findEmptyMessage,
  refilled: ".widget_shopping_cart_content",
}

/**
 * Keeps focus when the basket's markup is replaced: on the same control of the same line, and when that line is gone, on the remove link in
 * its place. Created at first use. Source: catalogue-and-cart contract §4.3, §11.
 */
export const focusKeeperService = definePageService("cart.focus", (page: LoaderPage): FocusKeeper =>
  createFocusKeeper(page, basketControls),
)
