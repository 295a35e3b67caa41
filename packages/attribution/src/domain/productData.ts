import { formatText, isRecord } from "@ringside/core/domain"
import { readList, readMembers } from "./readValues.ts"

/** One variant of a product; prices are in cents. */
export interface ProductVariant {
  variantID: string
  title: string
  status: string | null
  price: number
  imageID: string
  imageUrl: string
  oldPrice?: number
  sku?: string
}

/** A product as the page prints it for marketing. `description` is HTML and is never inserted. */
export interface Product {
  productID: string
  title: string
  status: string | null
  description: string
  currency: string
  tags: string[]
  images: unknown[]
  variants: Record<string, ProductVariant>
  productUrl: string
  categoryIDs: string[]
  createdAt: string | null
  updatedAt: string | null
  published: boolean
}

/** Parses a product; null without a required member. Source: attribution-translation-site §4. */
export function parseProductData(raw: unknown): Product | null {
  const members = readMembers(raw)
  const productID = formatText(members["productID"])
  const title = formatText(members["title"])
  const currency = formatText(members["currency"])
  const productUrl = formatText(members["productUrl"])
  const variants = parseVariants(members["variants"])
  if ([productID, title, currency, productUrl].includes("") || Object.keys(variants).length === 0) return null
  return {
    productID,
    title,
    status: formatText(members["status"]) || null,
    description: formatText(members["description"]),
    currency,
    tags: readList(members["tags"]).filter((tag) => typeof tag === "string"),
    images: [...readList(members["images"])],
    variants,
    productUrl,
    categoryIDs: readList(members["categoryIDs"])
      .map(formatText)
      .filter((id) => id !== ""),
    createdAt: formatText(members["createdAt"]) || null,
    updatedAt: formatText(members["updatedAt"]) || null,
    published: members["published"] === true,
  }
}

/** The variant that the page shows: the chosen one, the product's own, or the first. */
export function selectProductVariant(
  product: Product | null,
  variationId: string,
  fallbackId: string | number | null,
): string | null {
  if (!isRecord(product?.variants)) return null
  const has = (id: string) => Object.hasOwn(product.variants, id)
  const chosen = formatText(variationId)
  if (Number(chosen) > 0 && has(chosen)) return chosen
  const fallback = formatText(fallbackId)
  return has(fallback) ? fallback : (Object.keys(product.variants)[0] ?? null)
}

/** The event for a viewed variant; null without a variant. */
export function createProductViewedEvent(
  product: Product | null,
  variantId: string,
): ["track", "$productViewed", object] | null {
  if (!product || !isRecord(product.variants)) return null
  const variant = Object.hasOwn(product.variants, variantId) ? product.variants[variantId] : undefined
  if (!variant) return null
  const { oldPrice } = variant
  return [
    "track",
    "$productViewed",
    {
      $productID: product.productID,
      $variantID: variant.variantID,
      $currency: product.currency,
      $price: variant.price,
      $title: product.title,
      $description: product.description,
      $imageUrl: variant.imageUrl,
      $productUrl: product.productUrl,
      ...(oldPrice !== undefined && { $oldPrice: oldPrice }),
    },
  ]
}

function parseVariants(raw: unknown): Record<string, ProductVariant> {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(raw)
    ? raw.map((item: unknown) => ["", item])
    : isRecord(raw)
      ? Object.entries(raw)
      : []
  return Object.fromEntries(
    entries.flatMap(([key, item]): [string, ProductVariant][] => {
      if (!isRecord(item)) return []
      const variant = parseVariant(key, item)
      const id = key || variant.variantID
      return id === "" || id === "__proto__" ? [] : [[id, variant]]
    }),
  )
}

function parseVariant(key: string, item: Readonly<Record<string, unknown>>): ProductVariant {
  const oldPrice = readCents(item["oldPrice"])
  const sku = formatText(item["sku"])
  return {
    variantID: formatText(item["variantID"]) || key,
    title: formatText(item["title"]),
    status: formatText(item["status"]) || null,
    price: readCents(item["price"]) ?? 0,
    imageID: formatText(item["imageID"]),
    imageUrl: formatText(item["imageUrl"]),
    ...(oldPrice !== null && { oldPrice }),
    ...(sku !== "" && { sku }),
  }
}

function readCents(value: unknown): number | null {
  const cents = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof cents === "number" && Number.isSafeInteger(Math.round(cents)) ? Math.round(cents) : null
}
