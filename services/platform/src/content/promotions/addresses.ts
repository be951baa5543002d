import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import { PrivateFiles, type PrivateKind } from '#content/member-files/private-files'
import { fileOf } from '#content/promotions/reward-pictures'

export type Audience = 'member' | 'operator'

const KEPT = { fileOf, cacheControl: 'private, max-age=600' }
/** Paths of pictures of applications, for members and for operators. */
const KINDS: Readonly<Record<Audience, PrivateKind>> = {
  member: {
    ...KEPT,
    use: 'reward-picture:member',
    path: '/wps/promotion/pictures',
    cookie: 'memberSession',
  },
  operator: {
    ...KEPT,
    use: 'reward-picture:operator',
    path: '/wps/operator/rewards/pictures',
    cookie: 'operatorSession',
  },
}

export const rewardPictures = (platform: Platform, audience: Audience): PrivateFiles =>
  new PrivateFiles(platform, KINDS[audience])

/** Addresses of pictures for who asks. */
export const addressing = (
  platform: Platform,
  audience: Audience,
  request: FastifyRequest,
): ((id: string) => string) => rewardPictures(platform, audience).addressing(request)
