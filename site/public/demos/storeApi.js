// Answers the Store API in the browser, so that demos work without a server. The basket lasts as long as the page.
{
  const products = [
    { id: 12, name: "Notebook", price: 1800, stock: 9, picture: "notebook.svg" },
    { id: 13, name: "Sketch album", price: 3450, stock: 2, picture: "open.svg" },
    { id: 14, name: "Pocket notebook", price: 900, before: 1200, stock: 20, picture: "notebook.svg" },
    { id: 15, name: "Guest book", price: 4200, stock: 5, picture: "open.svg" },
  ]
  const basket = new Map([
    [12, 2],
    [13, 1],
  ])
  const rates = [
    { rate_id: "post", name: "Post", description: "Three to five days", price: "490" },
    { rate_id: "courier", name: "Courier", description: "Tomorrow", price: "990" },
  ]
  const customer = { rate: "post", billing: { country: "GB" }, shipping: { country: "GB" } }
  const money = { currency_code: "EUR", currency_minor_unit: 2, currency_suffix: " €" }

  const listPictures = (picture) => [{ src: new URL(picture, location.href).href, alt: "" }]

  const describeProduct = ({ id, name, price, before = price, stock, picture }) => ({
    id,
    name,
    permalink: `#${name}`,
    images: listPictures(picture),
    prices: { price: String(price), regular_price: String(before), ...money },
    is_purchasable: true,
    is_in_stock: true,
    has_options: false,
    low_stock_remaining: stock < 3 ? stock : null,
    add_to_cart: { minimum: 1, maximum: stock, multiple_of: 1 },
  })

  const describeCart = () => {
    const lines = products.filter(({ id }) => basket.get(id) > 0)
    const items = lines.reduce((sum, { id, price }) => sum + price * basket.get(id), 0)
    const shipping = lines.length > 0 ? Number(rates.find(({ rate_id: id }) => id === customer.rate).price) : 0
    return {
      items: lines.map(({ id, name, price, stock, picture }) => ({
        key: String(id),
        id,
        name,
        quantity: basket.get(id),
        quantity_limits: { maximum: stock },
        images: listPictures(picture),
        prices: { price: String(price) },
      })),
      totals: {
        ...money,
        total_items: String(items),
        total_shipping: String(shipping),
        total_price: String(items + shipping),
      },
      needs_shipping: true,
      needs_payment: true,
      shipping_rates: [
        { package_id: 0, shipping_rates: rates.map((rate) => ({ ...rate, selected: rate.rate_id === customer.rate })) },
      ],
      billing_address: customer.billing,
      shipping_address: customer.shipping,
      payment_methods: ["bacs", "cod"],
    }
  }

  const change = (operation, { id, key, quantity = 1 }) => {
    const product = products.find((each) => each.id === Number(id ?? key))
    if (!product) return { code: "not_sold", message: "This product is no longer sold." }
    const before = operation === "add" ? (basket.get(product.id) ?? 0) : 0
    const after = operation === "remove" ? 0 : before + Number(quantity)
    if (after > product.stock) return { code: "too_many", message: `There are ${product.stock} of “${product.name}”.` }
    basket.set(product.id, after)
  }

  const choose = ({ rate_id: rate, billing_address: billing, shipping_address: shipping }) => {
    customer.rate = rates.find(({ rate_id: id }) => id === rate)?.rate_id ?? customer.rate
    Object.assign(customer.billing, billing)
    Object.assign(customer.shipping, shipping)
  }

  const search = (asked) => {
    const words = (asked.get("search") ?? "").toLowerCase()
    const ids = asked.get("include")?.split(",").map(Number)
    const found = products.filter(({ id, name }) => name.toLowerCase().includes(words) && (ids?.includes(id) ?? true))
    return found.slice(0, Number(asked.get("per_page") ?? 10)).map(describeProduct)
  }

  const answer = (body, status = 200, headers = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { "Content-Type": "application/json", Nonce: "demo", ...headers },
    })

  const answerProducts = (url, id) => {
    if (id === undefined) {
      const list = search(url.searchParams)
      return answer(list, 200, { "X-WP-Total": String(list.length), "X-WP-TotalPages": "1" })
    }
    const product = products.find((each) => each.id === Number(id))
    if (product) return answer(describeProduct(product))
    return answer({ code: "woocommerce_rest_product_invalid_id", message: "This product is no longer sold." }, 404)
  }

  // The simulated provider's cards whose payments are refused, by their last digits.
  const refusedCards = /"pm_demo_(0002|9995|0069|0127|0119|0341|3178)"/

  const answerCheckout = (method, body) => {
    if (method !== "POST") return answer({ __experimentalCart: describeCart() })
    if (refusedCards.test(body))
      return answer({ code: "card_declined", message: "The card was declined. Nothing was paid." }, 402)
    basket.clear()
    return answer({ payment_result: { payment_status: "success", redirect_url: "thanks.html" } })
  }

  // What plugins of a shop answer: the provider's own wallet has a page, and the marketing service takes addresses.
  const answerPlugins = (url) => {
    if (url.searchParams.get("wc-ajax") === "wcpay_init_woopay")
      return answer({ url: new URL("wallet.html", location.href).href })
    if (!url.pathname.endsWith("/marketing")) return
    const place = document.querySelector("output.sent")
    if (place) place.textContent = url.searchParams.get("email")
    return answer({})
  }

  const answerBasket = (operation, body) => {
    if (!/^(add|update|remove)-item$/.test(operation ?? "")) {
      choose(body)
      return answer(describeCart())
    }
    const refusal = change(operation.replace("-item", ""), body)
    return refusal ? answer(refusal, 400) : answer(describeCart())
  }

  const send = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(typeof input === "object" && "url" in input ? input.url : input, location.href)
    const [, subject, rest] = /\/api\/wc\/store\/v1\/(products|cart|checkout)(?:\/(.+))?$/.exec(url.pathname) ?? []
    if (subject === "products") return answerProducts(url, rest)
    if (subject === "checkout") return answerCheckout(init?.method, String(init?.body ?? ""))
    if (subject === "cart") return answerBasket(rest, JSON.parse(init?.body ?? "{}"))
    return answerPlugins(url) ?? send(input, init)
  }
}
