export const STATUS_URL = '/wps/system/status'

/** The part of the site's status that this module reads. */
export function statusWith(customerService: readonly unknown[], resources: readonly unknown[]): unknown {
  return { info: { customerService, resources } }
}
