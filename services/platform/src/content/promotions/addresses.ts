import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import { ownCookie } from '#api/own-cookie'
import { PrivateAddresses } from '#content/member-files/private-address'
import { sessionCookie } from '#identity/index'
import { OPERATOR_COOKIE } from '#operations/index'

/** Where pictures of applications are asked for, at the door of members and at that of operators. */
export const PICTURE_PATHS = {
  member: '/wps/promotion/pictures',
  operator: '/wps/operator/rewards/pictures',
} as const
export type Door = keyof typeof PICTURE_PATHS

/** The half of the credential that a picture's request brings by itself. */
export const COOKIES: Readonly<Record<Door, (request: FastifyRequest) => string | undefined>> = {
  member: sessionCookie,
  operator: (request) => ownCookie(request, OPERATOR_COOKIE),
}

export const pictureAddresses = (platform: Platform, door: Door): PrivateAddresses =>
  new PrivateAddresses(platform, `reward-picture:${door}`)

/** Addresses of pictures for who asks. */
export function addressing(platform: Platform, door: Door, request: FastifyRequest): (id: string) => string {
  const addresses = pictureAddresses(platform, door)
  const cookie = COOKIES[door](request)
  return (id) => addresses.sign(`${PICTURE_PATHS[door]}/${id}`, id, cookie)
}
