import { hashOf } from '#api/hash-of'

const PLAYER_LENGTH = 32

/** What a provider calls a member: the same at every visit, different at every brand, and nothing else. */
export function playerOf(merchant: string, memberId: string): string {
  return hashOf(`player:${merchant}:${memberId}`)
    .replace(/[^\w-]/g, '')
    .slice(0, PLAYER_LENGTH)
}
