import { createHash } from 'node:crypto'
import type { Caller, CallOptions } from '../caller.ts'

/** From where calls seem to come: the platform believes a proxy on its own machine. */
export const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address })

/** Finds the sum that the platform asks for and returns the pass it is worth, for this address. */
export async function humanPass(caller: Caller, address: string, merchant = 'lotus'): Promise<string> {
  const options: CallOptions = { merchant, headers: from(address) }
  const { value: puzzle } = (await caller.get('/wps/verification/work', options)).body
  const number = solve(puzzle)
  const payload = Buffer.from(JSON.stringify({ ...puzzle, number })).toString('base64')
  const body = { kind: 'work', payload }
  const answer = await caller.call('POST', '/wps/verification/human', { ...options, body })
  if (answer.status !== 200) throw new Error(`no pass: ${JSON.stringify(answer.body)}`)
  return String(answer.body.value.pass)
}

function solve(puzzle: { challenge: string; salt: string; maxnumber: number }): number {
  for (let number = 0; number <= puzzle.maxnumber; number += 1)
    if (createHash('sha256').update(`${puzzle.salt}${number}`).digest('hex') === puzzle.challenge)
      return number
  throw new Error('the sum has no answer')
}
