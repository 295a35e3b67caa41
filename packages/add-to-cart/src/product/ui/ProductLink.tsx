import { type ComponentPropsWithRef, useContext } from "react"
import { AddToCartRenderPropsContext } from "../../addToCart/ui/addToCartRenderProps.ts"
import type { Product } from "../../domain/index.ts"

interface ProductLinkProps extends ComponentPropsWithRef<"a"> {
  readonly product: Product
}

/** A link to a product's page, or what the app draws in its place. */
export function ProductLink({ product, ...props }: ProductLinkProps) {
  const { renderLink } = useContext(AddToCartRenderPropsContext)
  return renderLink ? renderLink(props, product) : <a {...props} />
}
