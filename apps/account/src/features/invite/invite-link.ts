import { HOME_PATH } from '@site/config'
import { routeExists } from '@site/shared-api'

const REGISTER_PATH = '/m/register'

/** The address that a member hands on: registration, where the brand has it, with the member's code (B3: affiliateCode). */
export function inviteLink(code: string): string {
  const path = routeExists(REGISTER_PATH) ? REGISTER_PATH : HOME_PATH
  return `${location.origin}${path}?affiliateCode=${encodeURIComponent(code)}`
}
