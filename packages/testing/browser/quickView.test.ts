import { expect, test } from "vitest"
import { themeShapes } from "../src/shapes/index.ts"
import { openShapePage } from "./support/openShape.ts"

/** A plugin's quick view: it inserts a product by ajax, and calls the platform's functions without asking whether they are there. */
const plugin = `<div class="quick-view" hidden></div>
  <button type="button" class="open-quick-view">Quick view</button>
  <script>
    jQuery(function ($) {
      $(".open-quick-view").on("click", function () {
        $.get("/en/product/gloves/", function (html) {
          var $box = $(".quick-view").html($("<div>").html($.parseHTML(html)).find("#product-15"))
          $box.find(".variations_form").each(function () {
            $(this).wc_variation_form()
          })
          $box.find(".woocommerce-product-gallery").each(function () {
            $(this).wc_product_gallery()
          })
          $box.removeAttr("hidden").attr("data-opened", "")
        })
      })
    })
  </script>`

const [shape] = themeShapes

test.each([2, 3] as const)(
  "a product that a quick view inserts is chosen and added once, in state %s",
  async (state) => {
    if (!shape) throw new Error("There is no shape.")
    const { page, readBasket } = await openShapePage(shape, "archive", {
      host: { state, hasJQuery: true, body: plugin },
    })
    await page.locator(".open-quick-view").click()
    const view = page.locator(".quick-view[data-opened]")
    await view.waitFor()
    await view.locator(".flex-control-thumbs").waitFor()
    // It fades in.
    const readOpacity = () =>
      view.locator(".woocommerce-product-gallery").evaluate((gallery) => getComputedStyle(gallery).opacity)
    await expect.poll(readOpacity).toBe("1")
    await view.locator(".flex-control-thumbs img").nth(1).click()
    await view.locator(".woocommerce-product-gallery__image:nth-child(2).flex-active-slide").waitFor()
    await view.locator("#colour").selectOption("Black")
    await expect.poll(() => view.locator("input.variation_id").inputValue()).toBe("152")
    await view.locator(".single_variation_wrap").waitFor()
    await Promise.all([page.waitForEvent("load"), view.locator(".single_add_to_cart_button").click()])
    expect((await readBasket()).lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([[152, 1]])
  },
)
