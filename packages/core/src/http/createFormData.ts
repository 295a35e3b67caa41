import type { LoaderPage } from "../page/page.ts"

/** Fields of a `multipart/form-data` request, in the order in which they are sent. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** A request body of `fields`. */
export function createFormData(view: LoaderPage["window"], fields: FormFields): FormData {
  const data = new view.FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
