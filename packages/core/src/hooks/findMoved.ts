import { definePageService, type ServicePage } from "../page/services.ts"

/**
 * Finds the control that replaced one whose markup was replaced; undefined when it is gone,
 * after showing the shopper a message.
 */
export type FindMoved = (control: Element) => Element | undefined

const findMovedService = definePageService<FindMoved>("core.moved")

/** Makes deferred clicks look for moved controls by `find`. */
export function provideFindMoved(page: ServicePage, find: FindMoved): void {
  findMovedService.provide(page, find)
}

/** The control that replaced `control`; undefined when there is none, or while no code is loaded that could find it. */
export function findMoved(page: ServicePage, control: Element): Element | undefined {
  return findMovedService.find(page)?.(control)
}
