/**
 * The fields of an add: every data attribute of the button, over the data that scripts keep for it in memory. `dataset` has the names of
 * `element.dataset`, so `data-product_id` is `product_id`, while `data-foo-bar` is `fooBar`. Source: catalogue-and-cart §3.1.
 */
export function createAddToCartFields(
  dataset: Readonly<Record<string, string | undefined>>,
  memory: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  return { ...memory, ...dataset }
}
