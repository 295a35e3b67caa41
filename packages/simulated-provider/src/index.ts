export { createDelivery, type Delivery, type DeliveryMode, type DeliveryOptions, readDeliveryMode } from "./delivery.ts"
export type { Challenge, Intent, IntentStatus, PaymentMethod, ProviderError } from "./intents.ts"
export {
  createSimulatedProvider,
  type PaymentRequest,
  type SimulatedProvider,
  type SimulationOptions,
} from "./provider.ts"
export { ProviderRefusal } from "./refusals.ts"
export { answerProvider, frameScriptPath, type ProviderAnswer, type ProviderRequest, scriptPath } from "./routes.ts"
export { createMemoryStore, type ProviderStore } from "./store.ts"
export { parseWebhook, type ProviderEvent, signWebhook } from "./webhooks.ts"
