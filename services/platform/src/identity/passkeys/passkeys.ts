import type { ValueOf } from '@site/shared-api/contract/call'
import {
  MOST_PASSKEYS,
  type addPasskey,
  type Assertion,
  type Attestation,
  type beginPasskey,
  type listPasskeys,
  type passkeyEntryOptions,
} from '@site/shared-api/contract/passkey'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { toJson } from '#db/json'
import type { Database } from '#db/database'
import { CHALLENGE_MS, Challenges, type ChallengeOf } from '#identity/passkeys/challenges'
import type { RelyingParty } from '#identity/passkeys/relying-party'
import {
  deletePasskeys,
  findPasskey,
  insertPasskey,
  lockForPasskeys,
  selectPasskeys,
  usePasskey,
  type PasskeyRow,
} from '#identity/passkeys/repository'
import { webAuthn } from '#identity/passkeys/web-authn'
import { AccountProof } from '#identity/safety/account-proof'
import { FactorChanges, type FactorOwner } from '#identity/second-factor/factor-changes'

type RequestOptions = ValueOf<typeof passkeyEntryOptions>['options']
type CreationOptions = ValueOf<typeof beginPasskey>['options']
type Listed = ValueOf<typeof listPasskeys>

/** EdDSA, ECDSA over P-256, RSA: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
const transports = z.array(z.string())

/** A passkey that has answered right and is not noted as used yet. */
export interface RightPasskey {
  readonly memberId: string
  /** Notes the use in the caller's transaction. Throws ApiError `passkey_failed` where a copy was used since. */
  use(tx: Database): Promise<void>
}

/** Passkeys of members (ACC-21): created, listed, removed, and verified at sign-in; the user is verified every time. */
export class Passkeys {
  readonly #platform: Platform
  readonly #challenges: Challenges
  readonly #changes: FactorChanges
  readonly #proof: AccountProof
  constructor(platform: Platform) {
    this.#platform = platform
    this.#challenges = new Challenges(platform)
    this.#changes = new FactorChanges(platform)
    this.#proof = new AccountProof(platform)
  }

  async list(memberId: string): Promise<Listed> {
    const rows = await selectPasskeys(this.#platform.db, memberId)
    return {
      list: rows.map(({ created_at, id, name, used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      })),
    }
  }

  /** Throws ApiError `feature_unavailable` (as many as one may have), and what `AccountProof.prove` throws. */
  async begin(owner: FactorOwner, party: RelyingParty, password: string): Promise<CreationOptions> {
    const { memberId, merchant } = owner.session
    const account = await this.#proof.prove(owner, 'second-factor', { password })
    const rows = await selectPasskeys(this.#platform.db, memberId)
    if (rows.length >= MOST_PASSKEYS) throw new ApiError('feature_unavailable')
    const challenge = await this.#challenges.make({ merchant, purpose: 'add', memberId })
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: party.id,
      userName: account.account,
      userDisplayName: account.nickname ?? account.account,
      userID: userHandleOf(memberId),
      challenge,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: rows.filter(({ rp_id: id }) => id === party.id).map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return {
      challenge: options.challenge,
      rp: { id: party.id, name: party.name },
      user: options.user,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: rows.filter(({ rp_id: id }) => id === party.id).map(listed),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
  }

  /** Throws ApiError `passkey_failed`, `feature_unavailable` (as many as one may have). */
  async add(
    owner: FactorOwner,
    party: RelyingParty,
    { attestation, name }: { attestation: Attestation; name: string },
  ): Promise<ValueOf<typeof addPasskey>> {
    const { clock, db, randomness } = this.#platform
    const { memberId, merchant } = owner.session
    const made = await this.#verifyNew(party, attestation, { merchant, purpose: 'add', memberId })
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      await lockForPasskeys(tx, memberId)
      if ((await selectPasskeys(tx, memberId)).length >= MOST_PASSKEYS)
        throw new ApiError('feature_unavailable')
      const isNew = await insertPasskey(tx, {
        id: randomness.uuid(),
        merchant,
        member_id: memberId,
        credential_id: made.id,
        rp_id: party.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: BigInt(made.counter),
        transports: toJson(attestation.response.transports ?? []),
        name,
        created_at: clock.now(),
        used_at: null,
      })
      if (!isNew) throw new ApiError('passkey_failed')
      return await this.#changes.added(tx, owner, 'passkey')
    })
    return { ...(await this.list(memberId)), recoveryCodes }
  }

  /** Throws ApiError `device_unknown`, and what `AccountProof.prove` throws. */
  async remove(owner: FactorOwner, { id, password }: { id: string; password: string }): Promise<Listed> {
    const { memberId } = owner.session
    await this.#proof.prove(owner, 'second-factor', { password })
    await this.#platform.db.transaction().execute(async (tx) => {
      if ((await deletePasskeys(tx, memberId, id)) === 0)
        throw new ApiError('device_unknown', { field: 'id' })
      await this.#changes.removed(tx, owner, 'passkey')
    })
    return await this.list(memberId)
  }

  /** What a browser asks with: for any passkey of the brand, or for those of one member alone. */
  async requestOptions(
    party: RelyingParty,
    of: ChallengeOf,
    rows: readonly PasskeyRow[] = [],
  ): Promise<RequestOptions> {
    const challenge = await this.#challenges.make(of)
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      challenge,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
    return {
      challenge: options.challenge,
      rpId: party.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: rows.filter(({ rp_id: id }) => id === party.id).map(listed),
    }
  }

  /** A member's passkey that has answered this challenge. Throws ApiError `passkey_failed`, whatever was wrong. */
  async verify(party: RelyingParty, assertion: Assertion, of: ChallengeOf): Promise<RightPasskey> {
    const { clock, db } = this.#platform
    const row = await findPasskey(db, { merchant: of.merchant, credentialId: assertion.id })
    const isTheirs = row !== undefined && (of.memberId === null || row.member_id === of.memberId)
    if (!isTheirs || row.rp_id !== party.id) throw new ApiError('passkey_failed')
    const { userHandle } = assertion.response
    const isNamed = userHandle === undefined || userHandle === handleText(row.member_id)
    if (!isNamed) throw new ApiError('passkey_failed')
    const { verifyAuthenticationResponse } = await webAuthn()
    const counter = Number(row.counter)
    const verified = await verifyAuthenticationResponse({
      response: plain(assertion),
      expectedChallenge: (challenge) => this.#challenges.take(db, challenge, of),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter,
      },
    }).catch(refuse)
    if (!verified.verified) throw new ApiError('passkey_failed')
    const to = BigInt(verified.authenticationInfo.newCounter)
    return {
      memberId: row.member_id,
      async use(tx) {
        const isUsed = await usePasskey(tx, row.id, { from: BigInt(counter), to, now: clock.now() })
        if (!isUsed) throw new ApiError('passkey_failed')
      },
    }
  }

  async #verifyNew(party: RelyingParty, attestation: Attestation, of: ChallengeOf) {
    const { db } = this.#platform
    const { verifyRegistrationResponse } = await webAuthn()
    const verified = await verifyRegistrationResponse({
      response: plain(attestation),
      expectedChallenge: (challenge) => this.#challenges.take(db, challenge, of),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse)
    if (!verified.verified) throw new ApiError('passkey_failed')
    return verified.registrationInfo.credential
  }
}

/** The library says by throwing what is wrong with an answer; that a database is away is something else. */
function refuse(error: unknown): never {
  const isOfDatabase = error instanceof Error && 'code' in error
  if (isOfDatabase) throw error
  throw new ApiError('passkey_failed')
}

/** The user handle of a passkey: it does not reveal the member. */
const userHandleOf = (memberId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(memberId.replaceAll('-', ''), 'hex'))
const handleText = (memberId: string): string => Buffer.from(userHandleOf(memberId)).toString('base64url')

const listed = ({ credential_id: id, transports: stored }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports: transports.parse(stored),
})
const described = ({ credential_id: id, transports: stored }: PasskeyRow) => ({
  id,
  transports: transports.parse(stored),
})

/** Without the fields that are named and undefined, which the library’s types do not know. */
function plain<T extends object>(parsed: T): Defined<T> {
  // reason: a round through JSON takes out what is undefined and changes nothing else of texts, numbers and lists
  return JSON.parse(JSON.stringify(parsed)) as Defined<T>
}
type Defined<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: Defined<Exclude<T[K], undefined>> }
    : T
