import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import { PrivateFiles, type PrivateKind } from '#content/member-files/private-files'
import { fileOf } from '#content/promotions/reward-pictures'

export type Door = 'member' | 'operator'

const KEPT = { fileOf, cacheControl: 'private, max-age=600' }
/** Paths of pictures of applications, for members and for operators. */
const KINDS: Readonly<Record<Door, PrivateKind>> = {
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

export const rewardPictures = (platform: Platform, door: Door): PrivateFiles =>
  new PrivateFiles(platform, KINDS[door])

/** Addresses of pictures for who asks. */
export const addressing = (
  platform: Platform,
  door: Door,
  request: FastifyRequest,
): ((id: string) => string) => rewardPictures(platform, door).addressing(request)
