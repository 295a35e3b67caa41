import { definePageService } from "@ringside/core"

/**
 * Data that other parts send with a Store API order, by namespace; read when the order is placed. A part replaces its entry as a whole.
 * No part of the cart's store: order attribution writes its entry on pages that need no cart, which would fetch the store's file for it.
 * Source: attribution-translation-site §1.4.
 */
export const extensionsService = definePageService("cart.extensions", () => new Map<string, object>())
