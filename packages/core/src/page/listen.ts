import { nullPrototype } from "../domain/index.ts"
import type { PageDocument } from "./pageDocument.ts"

/** Calls `addEventListener` with options that inherit nothing. Every listener with options is added by this function. */
export function listen<Type extends keyof DocumentEventMap>(
  target: PageDocument,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => unknown,
  options: AddEventListenerOptions,
): void
export function listen<Type extends keyof WindowEventMap>(
  target: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => unknown,
  options: AddEventListenerOptions,
): void
export function listen<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => unknown,
  options: AddEventListenerOptions,
): void
export function listen(
  target: Pick<EventTarget, "addEventListener">,
  type: string,
  listener: (event: Event) => unknown,
  options: AddEventListenerOptions,
): void
export function listen(
  target: Pick<EventTarget, "addEventListener">,
  type: string,
  listener: (event: Event) => unknown,
  options: AddEventListenerOptions,
): void {
  // eslint-disable-next-line no-restricted-syntax -- this is the function that the rule asks for
  target.addEventListener(type, listener, nullPrototype(options))
}
