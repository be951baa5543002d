import type { Answer } from '../caller.ts'
import { OPERATOR } from '../operator.ts'
import type { Rig } from '../rig.ts'
import { addOperator, approved, carried, enter } from './local-owner.ts'

type Document = Record<string, unknown>

/** An operator who writes documents; the owner of the examples, unless signed in. */
export class Editor {
  readonly #rig: Rig
  readonly headers: Record<string, string>
  constructor(rig: Rig, headers: Record<string, string> = OPERATOR.headers) {
    this.#rig = rig
    this.headers = headers
  }

  /** A new operator of a role, signed in with the second factor. */
  static async signedIn(
    rig: Rig,
    name: string,
    role: string,
    /** What each of their calls carries in addition to the credential: `X-Forwarded-Proto` says over what it came. */
    headers: Record<string, string> = {},
    brands?: readonly string[],
  ): Promise<Editor> {
    const answer = await enter(rig, await addOperator(rig, name, role, brands), { headers })
    return new Editor(rig, { ...headers, ...carried(answer) })
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.#rig.caller.call(method, `/wps/operator/${path}`, {
      merchant: '',
      headers: this.headers,
      ...(body !== undefined && { body }),
    })
  }
  /** A file at an address that was answered. */
  file(address: string): Promise<Response> {
    return fetch(new URL(address, this.#rig.caller.operatorUrl), { headers: this.headers })
  }
  get(kind: string, id: string): Promise<Answer> {
    return this.call('GET', `managed/${kind}/${id}`)
  }
  create(kind: string, document: Document, more: object = {}): Promise<Answer> {
    return this.call('POST', `managed/${kind}`, { document, ...more })
  }
  /** Changes some fields of what is drafted, else of what is live, as it was read with `read`. */
  async draft(read: Answer, change: Document): Promise<Answer> {
    const { kind, id, rev, draft, live } = read.body.value
    const document = { ...live, ...draft?.document, ...change }
    return await this.call('PUT', `managed/${kind}/${id}/draft`, { rev, document })
  }
  /** The same call where it may wait for a second person, who approves it. */
  async approved(method: string, path: string, body?: unknown): Promise<Answer> {
    return await approved(this.#rig, await this.call(method, path, body))
  }
  /** Changes some fields of what is live, at once. */
  async change(kind: string, id: string, change: Document): Promise<void> {
    const answer = await this.publish(await this.draft(await this.get(kind, id), change))
    if (answer.status !== 200) throw new Error(`${kind} was not changed: ${JSON.stringify(answer.body)}`)
  }
  publish(read: Answer, at?: string): Promise<Answer> {
    const { kind, id, rev } = read.body.value
    return this.approved('POST', `managed/${kind}/${id}/publish`, { rev, ...(at !== undefined && { at }) })
  }
  restore(read: Answer, version: number): Promise<Answer> {
    const { kind, id, rev } = read.body.value
    return this.approved('POST', `managed/${kind}/${id}/restore`, { rev, version })
  }
  remove(read: Answer, what = ''): Promise<Answer> {
    const { kind, id, rev } = read.body.value
    return this.approved('DELETE', `managed/${kind}/${id}${what}?rev=${rev}`)
  }
  async history(kind: string, id: string): Promise<{ by: string; did: string; version: number | null }[]> {
    return (await this.call('GET', `managed/${kind}/${id}/history`)).body.value.list
  }
}
