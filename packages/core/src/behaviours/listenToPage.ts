import { type FieldListenerOptions, isFieldEvent } from "../events/fieldEvents.ts"
import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"

/** Listens at the document for events of a type, including those that a script sends through jQuery alone. */
export function listenToPage<Type extends keyof DocumentEventMap>(
  { document, events }: Pick<Page, "document" | "events">,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => unknown,
  options: FieldListenerOptions,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the event follows from its name
  const onEvent = listener as (event: Event) => unknown
  if (isFieldEvent(type)) events.listenToField(document, type, onEvent, options)
  else listen(document, type, listener, options)
}
