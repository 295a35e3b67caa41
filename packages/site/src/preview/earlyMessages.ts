import { definePageService } from "@ringside/core"

/** Messages that a page in a frame received before its late code was loaded. */
export const earlyMessagesService = definePageService<MessageEvent[]>("site.messages")
