import type { AddRequest } from "../features/basket/addLine.ts"

/** Whether an outside value is an object with members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Reads the body of `add-item`; `undefined` when it names no product. An invalid quantity is passed on, to be refused later. */
export function readAddItem(body: Readonly<Record<string, unknown>>): AddRequest | undefined {
  const id = readInteger(body.id)
  if (id === undefined || id < 1) return undefined
  const variation: readonly unknown[] = Array.isArray(body.variation) ? body.variation : []
  return {
    id,
    quantity: body.quantity === undefined ? 1 : (readInteger(body.quantity) ?? NaN),
    choices: Object.fromEntries(
      variation.flatMap((choice) =>
        isRecord(choice) && typeof choice.attribute === "string" && typeof choice.value === "string"
          ? [[choice.attribute, choice.value]]
          : [],
      ),
    ),
  }
}

/** Reads the key of a write's line. */
export function readKey(body: Readonly<Record<string, unknown>>): string | undefined {
  return typeof body.key === "string" && /^[^\0]+$/.test(body.key) ? body.key : undefined
}

/** Reads a write's quantity. */
export function readQuantity(body: Readonly<Record<string, unknown>>): number | undefined {
  return readInteger(body.quantity)
}

/** Reads a whole number that the database can store, or its text form. */
function readInteger(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === "number" && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined
}
