import { Disclosure, Skeleton } from "@ringside/ui"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

console.log(renderToString(createElement(Skeleton, null, "€12.99")))
console.log(renderToString(createElement(Disclosure, { label: "Shipping" }, "In two days.")))
