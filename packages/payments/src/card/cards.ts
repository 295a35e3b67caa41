import { definePageService } from "@ringside/core"
import type { CardForm } from "./cardForm.ts"

/** The card forms of a page, by mount element. */
export interface Cards {
  add(mount: HTMLElement, card: CardForm): () => void
  /** The card form in `form`. */
  find(form: HTMLElement): CardForm | undefined
  list(): readonly CardForm[]
}

/** The card forms of a page. */
export const cardsService = definePageService("payments.cards", (): Cards => {
  const cards = new Map<HTMLElement, CardForm>()
  return {
    add(mount, card) {
      cards.set(mount, card)
      return () => {
        if (cards.get(mount) === card) cards.delete(mount)
      }
    },
    find: (form) => [...cards].find(([mount]) => form.contains(mount))?.[1],
    list: () => [...cards.values()],
  }
})
