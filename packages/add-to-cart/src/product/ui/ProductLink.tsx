import { type ComponentPropsWithRef, useContext } from "react"
import { AddToCartPartsContext } from "../../addToCart/ui/addToCartParts.ts"
import type { Product } from "../../domain/index.ts"

interface ProductLinkProps extends ComponentPropsWithRef<"a"> {
  readonly product: Product
}

/** A link to a product's page, or what the app draws in its place. */
export function ProductLink({ product, ...props }: ProductLinkProps) {
  const { renderLink } = useContext(AddToCartPartsContext)
  return renderLink ? renderLink(props, product) : <a {...props} />
}
