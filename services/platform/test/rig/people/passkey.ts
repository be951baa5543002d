import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const [USER_PRESENT, USER_VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

interface ChallengeOptions {
  readonly challenge: string
}

/** What a test bends of an answer. */
export interface Bent {
  readonly origin?: string
  readonly rpId?: string
  readonly unverified?: boolean
  readonly userHandle?: string
  readonly type?: string
  /** How often the passkey says that it has answered. */
  readonly counter?: number
}

/** A passkey in software (WebAuthn level 3): a key pair that answers challenges of one relying party, or of another one given by `bent`. */
export class Passkey {
  readonly id = randomBytes(32)
  readonly #key: KeyObject
  readonly #cose: Buffer
  #handle = ''
  readonly origin: string
  readonly rpId: string

  constructor(origin: string, rpId: string) {
    this.origin = origin
    this.rpId = rpId

    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    const [X, Y] = [x, y].map((part) => Buffer.from(part, 'base64url'))
    this.#cose = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(X ?? Buffer.alloc(0))],
      [int(-3), bytes(Y ?? Buffer.alloc(0))],
    ])
  }

  /** What a browser sends when it was made. */
  made({ challenge, user }: ChallengeOptions & { user: { id: string } }, bent: Bent = {}): object {
    this.#handle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.#authData(ATTESTED, bent),
      Buffer.alloc(16),
      length,
      this.id,
      this.#cose,
    ])
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, bent)
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What a browser sends at a sign-in. */
  answer({ challenge }: ChallengeOptions, bent: Bent = {}): object {
    const authData = this.#authData(0, bent)
    const clientDataJSON = this.#clientData(bent.type ?? 'webauthn.get', challenge, bent)
    const signed = Buffer.concat([authData, sha256(clientDataJSON)])
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: bent.userHandle ?? this.#handle,
    })
  }

  #credential(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #authData(more: number, { counter = 0, rpId = this.rpId, unverified = false }: Bent): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | more
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Bent): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()

// As much of CBOR (RFC 8949) as an attestation is written in.
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
