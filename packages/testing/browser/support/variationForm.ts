import type { Locator, Page } from "playwright-core"
import { editProductHtml } from "./editProductHtml.ts"
import type { OpenOptions, Visit } from "./openPage.ts"
import { openShopPage } from "./shop.ts"

/** The controls of a variation form, with the parts of the page that show the choice. */
export interface VariationForm {
  readonly button: Locator
  readonly block: Locator
  readonly quantity: Locator
  select(name: string): Locator
  /** Chooses in the lists by pointer, which hovers over a list before the choice changes. */
  choose(choices: Readonly<Record<string, string>>): Promise<void>
  readOptions(name: string): Promise<readonly string[]>
  readPrice(): Promise<string>
  /** The file name of the gallery's first picture, without its size. */
  readFirstPicture(): Promise<string | undefined>
}

/** The variation form of a product page. */
export function variationForm(page: Page): VariationForm {
  const form = page.locator("form.variations_form")
  const block = form.locator(".single_variation")
  const select = (name: string) => form.locator(`select[name=attribute_${name}]`)
  return {
    button: form.locator(".single_add_to_cart_button"),
    block,
    quantity: form.locator(".qty"),
    select,
    async choose(choices) {
      for (const [name, value] of Object.entries(choices)) {
        await select(name).hover()
        await select(name).selectOption(value)
      }
    },
    readOptions: (name) =>
      select(name).evaluate((element) =>
        [...element.querySelectorAll("option")]
          .filter(({ value, disabled }) => value && !disabled)
          .map(({ value }) => value),
      ),
    async readPrice() {
      const price = block.locator(".price")
      return (await price.isVisible()) ? (await price.innerText()).replace(/[^\d.,]/g, "") : ""
    },
    readFirstPicture: async () =>
      /([^/]+)-\d+\.\w+$/.exec(
        (await page.locator(".woocommerce-product-gallery .wp-post-image").getAttribute("src")) ?? "",
      )?.[1],
  }
}

/** The options of such a page; `edit` changes its HTML. */
interface ListsOptions extends OpenOptions {
  readonly edit?: (html: string) => string
}

/** Opens a product whose form is no hook: its choices are the host's own selects, and nothing is fetched before a user action. */
export function openWithLists(path: string, { edit = (html) => html, ...options }: ListsOptions = {}): Promise<Visit> {
  return openShopPage(path, {
    ...options,
    async prepare(page) {
      await editProductHtml(page, (html) => edit(html.replace(/data-ringside(?:-swatches)?="(?:variations|on)"/g, "")))
      await options.prepare?.(page)
    },
  })
}
