/** The members of a page that a service needs. */
export interface ServicePage {
  /** The objects that packages keep for the page, by name. */
  readonly services: Map<string, unknown>
}

/** The service of code that may not be loaded: other code finds it without importing that code. */
export interface FoundService<Service> {
  /** The service's name in `page.services`. It begins with the package's. */
  readonly name: string
  /** The service of `page`, if the page has it. */
  find(page: ServicePage): Service | undefined
  /** Stores the service of `page` and returns it. It is not replaced later, since other code may hold it. */
  provide(page: ServicePage, service: Service): Service
}

/** A value that a package keeps for a page, made at first use. */
export interface PageService<Service, From extends ServicePage> extends FoundService<Service> {
  /** The service of `page`. */
  of(page: From): Service
}

/**
 * Defines a service that `create` makes at first use; without `create`, one that other code provides when it is loaded. The page stores it by
 * its name: two files of the script tag may each hold a copy of this definition.
 */
export function definePageService<Service>(name: string): FoundService<Service>
export function definePageService<Service, From extends ServicePage>(
  name: string,
  create: (page: From) => Service,
): PageService<Service, From>
/* @__NO_SIDE_EFFECTS__ */ export function definePageService(
  name: string,
  create?: (page: ServicePage) => unknown,
): PageService<unknown, ServicePage> {
  const find = ({ services }: ServicePage) => services.get(name)
  const provide = ({ services }: ServicePage, service: unknown) => {
    services.set(name, service)
    return service
  }
  return { name, find, provide, of: (page) => find(page) ?? provide(page, create?.(page)) }
}

/** Completes a service that other code only finds; for the file with the code that makes it. */
/* @__NO_SIDE_EFFECTS__ */ export function completeService<Service, From extends ServicePage>(
  found: FoundService<Service>,
  create: (page: From) => Service,
): PageService<Service, From> {
  return { ...found, of: (page) => found.find(page) ?? found.provide(page, create(page)) }
}
