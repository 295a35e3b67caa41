import { expect, test } from "vitest"
import { splitLanguage } from "./languages.ts"

test.each([
  { path: "/", language: "es", shared: "/" },
  { path: "/en/", language: "en", shared: "/" },
  { path: "/en", language: "en", shared: "/" },
  { path: "/en/carrito/", language: "en", shared: "/carrito/" },
  { path: "/entrada/", language: "es", shared: "/entrada/" },
  { path: "/tienda/en/", language: "es", shared: "/tienda/en/" },
])("$path is $shared in $language", ({ path, language, shared }) => {
  expect(splitLanguage(path)).toEqual({ language, path: shared })
})
