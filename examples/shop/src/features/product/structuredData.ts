import { priceRange, stockOf, type Product } from "../catalogue/product.ts"
import type { Review, ReviewPage } from "../reviews/review.ts"
import type { Visit } from "../../visit.ts"
import { formatDecimal } from "../../texts/money.ts"
import { html, scriptJson, type Html } from "../../html/html.ts"
import { figureUrl, largeWidthPx } from "../catalogue/picture.ts"
import { archivePath, categoryPath } from "../catalogue/paths.ts"
import { productPath } from "./paths.ts"

/** The schema.org data for search engines: the product with its offers and reviews, and its breadcrumb. */
export function structuredData(product: Product, reviews: ReviewPage, visit: Visit): Html {
  const graph = [describeProduct(product, reviews, visit), describePath(product, visit)]
  return html`<script type="application/ld+json">
    ${scriptJson({ "@context": "https://schema.org/", "@graph": graph })}
  </script>`
}

function describeProduct(product: Product, { summary, reviews }: ReviewPage, visit: Visit): object {
  const { links, texts } = visit
  const url = links.absolute(links.to(productPath(product.slug)))
  const views = Array.from({ length: product.viewCount }, (_, index) => index + 1)
  const rated = reviews.filter(({ rating, status }) => rating !== null && status === "approved")
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    url,
    description: product.summary,
    image: views.map((view) => links.absolute(figureUrl(product.slug, view, largeWidthPx))),
    sku: product.sku,
    brand: { "@type": "Brand", name: texts.shopName },
    offers: describeOffers(product, visit),
    ...(summary.count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: summary.average.toFixed(2),
        reviewCount: summary.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(rated.length > 0 && { review: rated.map(describeReview) }),
  }
}

function describeOffers(product: Product, { links, texts, currency }: Visit): object {
  const { fromMinor, toMinor } = priceRange(product, currency)
  const decimal = (amountMinor: number) => formatDecimal(amountMinor, currency)
  const common = {
    priceCurrency: currency,
    availability: `https://schema.org/${stockOf(product) > 0 ? "InStock" : "OutOfStock"}`,
    url: links.absolute(links.to(productPath(product.slug))),
    seller: { "@type": "Organization", name: texts.shopName, url: links.absolute(links.home) },
  }
  if (product.kind === "simple" || fromMinor === toMinor) {
    return { "@type": "Offer", price: decimal(fromMinor), ...common }
  }
  const range = { lowPrice: decimal(fromMinor), highPrice: decimal(toMinor), offerCount: product.variations.length }
  return { "@type": "AggregateOffer", ...range, ...common }
}

function describeReview({ author, rating, body, createdAt, language }: Review): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: createdAt.toISOString(),
    inLanguage: language,
    reviewBody: body,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

function describePath(product: Product, { links, texts }: Visit): object {
  const [category] = product.categories
  const steps = [
    { name: texts.nav.home, path: links.home },
    { name: texts.archive.title, path: links.to(archivePath) },
    ...(category ? [{ name: category.name, path: links.to(categoryPath(category.slug)) }] : []),
    { name: product.name, path: links.to(productPath(product.slug)) },
  ]
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: links.absolute(path),
    })),
  }
}
