import { describe, expect, test } from "vitest"
import { useShop } from "../../testing/shop.ts"

const { newVisitor } = useShop()

interface FoundProduct {
  readonly slug: string
  readonly prices: Readonly<Record<string, unknown>>
}

async function pricesOf(search: string, currency: string): Promise<FoundProduct["prices"] | undefined> {
  const query = new URLSearchParams({ search, currency }).toString()
  const answer = await newVisitor().get(`/wp-json/wc/store/v1/products?${query}`)
  const found = JSON.parse(answer.text) as readonly FoundProduct[]
  return found[0]?.prices
}

describe("the prices of a product in the Store API's search", () => {
  test.each([
    {
      what: "a product without a reduction",
      search: "relente",
      currency: "EUR",
      prices: { price: "5800", regular_price: "5800", sale_price: "5800", price_range: null },
    },
    {
      what: "a reduced product",
      search: "oquendo",
      currency: "EUR",
      prices: { price: "6900", regular_price: "8900", sale_price: "6900", price_range: null },
    },
    {
      what: "a reduced product",
      search: "oquendo",
      currency: "JPY",
      prices: { price: "11385", regular_price: "14685", sale_price: "11385", price_range: null },
    },
    {
      what: "a product with one reduced variation",
      search: "urdampilleta",
      currency: "EUR",
      prices: {
        price: "5600",
        regular_price: "6600",
        sale_price: "5600",
        price_range: { min_amount: "5600", max_amount: "6600" },
      },
    },
    {
      what: "a product with variations of several prices",
      search: "lanzagorta",
      currency: "EUR",
      prices: {
        price: "7200",
        regular_price: "7200",
        sale_price: "7200",
        price_range: { min_amount: "7200", max_amount: "13900" },
      },
    },
  ])("$what, in $currency", async ({ search, currency, prices }) => {
    expect(await pricesOf(search, currency)).toMatchObject(prices)
  })
})

test.each([
  ["lin", ["Clase de pintura en línea"]],
  ["campana", ["Amadou «La Campana» Sissoum", "Campana de cristal"]],
  ["el", ["Chema «El Faro» Barandica", "Nilo «El Sastre» Formoso"]],
])("a search for %j begins with the names that have it", async (search, names) => {
  const answer = await newVisitor().get(`/wp-json/wc/store/v1/products?${new URLSearchParams({ search }).toString()}`)
  const found = JSON.parse(answer.text) as readonly { readonly name: string }[]
  expect(found.length).toBeGreaterThan(names.length)
  expect(found.slice(0, names.length).map(({ name }) => name)).toEqual(names)
})

const ask = async (path: string) => {
  const answer = await newVisitor().get(`/wp-json/wc/store/v1${path}`)
  return { answer, body: JSON.parse(answer.text) as unknown }
}

interface StoreProduct {
  readonly id: number
  readonly name: string
  readonly parent: number
  readonly prices: { readonly price: string }
  readonly attributes: readonly {
    readonly name: string
    readonly terms: readonly { readonly slug: string }[]
  }[]
  readonly variations: readonly {
    readonly id: number
    readonly attributes: readonly { readonly name: string; readonly value: string }[]
  }[]
}

const list = async (query: string) => (await ask(`/products?${query}`)).body as readonly StoreProduct[]

describe("lists of products", () => {
  test("count all that they begin", async () => {
    const { answer, body } = await ask("/products?per_page=3&page=2")
    const total = Number(answer.headers.get("X-WP-Total"))
    expect(total).toBeGreaterThan(20)
    expect(answer.headers.get("X-WP-TotalPages")).toBe(String(Math.ceil(total / 3)))
    expect(body).toHaveLength(3)
  })

  test("are sorted as they are asked for", async () => {
    const prices = async (order: string) =>
      (await list(`orderby=price&order=${order}&per_page=100`)).map(({ prices: { price } }) => Number(price))
    const rising = await prices("asc")
    expect(rising).toEqual([...rising].sort((one, other) => one - other))
    expect(await prices("desc")).toEqual([...rising].reverse())
  })

  test("hold the products that are named, in their order, and those of a category or on sale", async () => {
    const [first, second] = await list("per_page=2")
    const ids = `${String(second?.id)},${String(first?.id)}`
    expect((await list(`include=${ids}&orderby=include`)).map(({ id }) => id)).toEqual([second?.id, first?.id])
    const onSale = await list("on_sale=true&per_page=100")
    expect(onSale.length).toBeGreaterThan(0)
    expect(onSale.length).toBeLessThan((await list("per_page=100")).length)
    expect(await list("category=nothing")).toEqual([])
    expect(await list("tag=nothing")).toEqual([])
  })

  test.each(["orderby=colour", "order=up", "page=0", "per_page=101"])("refuse %s", async (query) => {
    const { answer, body } = await ask(`/products?${query}`)
    expect([answer.status, body]).toEqual([400, expect.objectContaining({ code: "rest_invalid_param" })])
  })
})

describe("a product with variations", () => {
  test("names them, each is a product of its own, and all come in one answer", async () => {
    const [found] = await list("search=lanzagorta")
    const product = (await ask(`/products/${String(found?.id)}`)).body as StoreProduct
    const [variation] = product.variations
    const [choice] = variation?.attributes ?? []
    const attribute = product.attributes.find(({ name }) => name === choice?.name)
    expect(attribute?.terms.map(({ slug }) => slug)).toContain(choice?.value)
    const all = await list(`type=variation&parent[]=${String(product.id)}&per_page=100`)
    expect(all.map(({ id }) => id)).toEqual(product.variations.map(({ id }) => id))
    expect((await ask(`/products/${String(variation?.id)}`)).body).toEqual(all[0])
    expect(all[0]?.parent).toBe(product.id)
  })

  test.each(["/products/999999999", "/products/x"])("is not found at %s", async (path) => {
    const { answer, body } = await ask(path)
    expect([answer.status, body]).toEqual([
      404,
      expect.objectContaining({ code: "woocommerce_rest_product_invalid_id" }),
    ])
  })
})

describe("what drawn hooks read of a product", () => {
  test("are all pictures, the story, the facts and the rating", async () => {
    const [product] = (await list("search=oquendo")) as unknown as readonly Readonly<Record<string, unknown>>[]
    const { body } = await ask(`/products/${String(product?.["id"])}`)
    const one = body as {
      readonly images: readonly { readonly src: string; readonly srcset: string }[]
      readonly description: string
      readonly average_rating: string
      readonly review_count: number
    }
    expect(one.images.length).toBeGreaterThan(1)
    expect(new Set(one.images.map(({ src }) => src)).size).toBe(one.images.length)
    expect(one.description).toMatch(/^<p>/)
    expect(one.average_rating).toMatch(/^\d(\.\d\d)?$/)
    expect(product?.["review_count"]).toBe(one.review_count)
  })

  test("are its approved reviews, the newest first", async () => {
    const products = (await list("per_page=100")) as unknown as readonly {
      readonly id: number
      readonly review_count: number
    }[]
    const rated = products.find(({ review_count }) => review_count > 1)
    const { answer, body } = await ask(`/products/reviews?product_id=${String(rated?.id)}&per_page=100`)
    const found = body as readonly { readonly date_created: string; readonly review: string }[]
    expect(found).toHaveLength(rated?.review_count ?? -1)
    expect(answer.headers.get("X-WP-Total")).toBe(String(found.length))
    const days = found.map(({ date_created }) => date_created)
    expect(days).toEqual([...days].sort().reverse())
    expect(found[0]?.review).toMatch(/^<p>/)
  })

  test.each([["product_id=x"], ["product_id=1&per_page=101"]])("are refused for %s", async (query) => {
    expect((await ask(`/products/reviews?${query}`)).body).toMatchObject({ code: "rest_invalid_param" })
  })
})
