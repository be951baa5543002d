import { BODY_NODES, bodyBytesOf, type Call, type PictureBody } from '@site/shared-api/contract/call'
import { PROVIDER_HEADERS } from '@site/shared-api/contract/provider-wallet'
import { contractCalls } from '../rig/contract-calls.ts'
import { INTERNAL_TOKEN } from '../rig/process/platform-process.ts'
import type { Rig } from '../rig/rig.ts'
import type { BodyLimits } from './json-bodies.ts'
import { GUEST, HOUSE, signedIn, type Sender, type Senders } from './senders.ts'

/** A call of the contract that may carry a body, and those who make it. */
export interface Target {
  readonly call: string
  readonly method: string
  readonly senders: readonly (Sender & { readonly url: string })[]
  readonly limits: BodyLimits
  readonly pictures: PictureBody | undefined
  readonly isRaw: boolean
  /** Whether its body is one that only the platform can read. */
  readonly isSealed: boolean
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const NO_SIGNATURE = '0'.repeat(64)

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
const fieldsOf = ({ body }: Call): string[] => Object.keys(Object(Reflect.get(Object(body), 'shape')))

/** Who else makes a call: the house where it is theirs, a provider whose signature is none. */
function ownSenders({ access }: Call): readonly Sender[] {
  switch (access) {
    case 'operator':
    case 'releaser':
      return [HOUSE]
    case 'internal':
      return [{ by: 'house', headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }]
    case 'provider':
      return [
        {
          by: 'provider',
          headers: {
            [PROVIDER_HEADERS.provider]: 'sandbox',
            [PROVIDER_HEADERS.timestamp]: String(Date.now()),
            [PROVIDER_HEADERS.signature]: NO_SIGNATURE,
          },
        },
      ]
    default:
      return []
  }
}

function sendersOf(call: Call, { leaving, members, places, trials }: Senders): readonly Sender[] {
  // Who sends to these may be signed out by it.
  if (call.access === 'member' && call.path.startsWith('/wps/session'))
    return [GUEST, signedIn('leaving', leaving)]
  const others = [GUEST, ...trials.map((credential) => signedIn('trial', credential))]
  const owners = places[nameOf(call)]
  if (owners) return [...others, ...owners]
  return [...others, ...members.map((credential) => signedIn('member', credential)), ...ownSenders(call)]
}

/** Every call of the contract that may carry a body. */
export const targetsOf = (rig: Rig, senders: Senders): readonly Target[] =>
  contractCalls
    .filter(({ method }) => method !== 'GET')
    .map((call) => {
      const { operatorUrl, url } = rig.platform
      const origin = call.path.startsWith('/wps/operator') ? operatorUrl : url
      return {
        call: nameOf(call),
        method: call.method,
        senders: sendersOf(call, senders).map((sender) => ({
          ...sender,
          url: origin + (sender.path ?? call.path.replace(/:\w+/g, UNKNOWN_ID)),
        })),
        limits: { bytes: bodyBytesOf(call), nodes: call.bodyNodes ?? BODY_NODES, fields: fieldsOf(call) },
        pictures: call.pictures,
        isRaw: call.raw !== undefined,
        isSealed: call.sealed !== undefined,
      }
    })
