import { usePage } from "@ringside/ui"
import { useEffect } from "react"

/** Says a field's problem that appears while the shopper is in another field: there, nothing else would read it. */
export function useLeftProblem(id: string, problem: string | null): void {
  const page = usePage()
  useEffect(() => {
    const { activeElement } = page.document
    const isInOther = activeElement?.matches("input, select, textarea") === true && activeElement.id !== id
    if (problem !== null && isInOther) page.announce.polite(problem)
  }, [page, id, problem])
}
