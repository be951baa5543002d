import { IMPORT_PART_BYTES, type CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import type { Caller } from '../rig/caller.ts'
import { codeOf, type Answer } from '../rig/caller.ts'
import { OPERATOR } from '../rig/operator.ts'
import { until } from '../rig/until.ts'

const PATH = '/wps/operator/catalogue/imports'

/** An operator who brings lists in, call by call. */
export class Importing {
  readonly #caller: Caller
  readonly #headers: Record<string, string>
  constructor(caller: Caller, headers: Record<string, string> = OPERATOR.headers) {
    this.#caller = caller
    this.#headers = headers
  }

  call(method: string, path = '', body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    return this.#caller.call(method, PATH + path, {
      merchant: '',
      headers: { ...this.#headers, ...more },
      body,
    })
  }

  async #done(answer: Promise<Answer>): Promise<CatalogueImport> {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
    return body.value
  }

  begin(source: string, bytes: Buffer, more: object = {}): Promise<CatalogueImport> {
    return this.#done(
      this.call('POST', '', { source, fileName: `${source}.csv`, bytes: bytes.length, ...more }),
    )
  }

  async part(id: string, part: number, bytes: Uint8Array): Promise<Answer> {
    const answer = await fetch(`${this.#caller.operatorUrl}${PATH}/${id}/parts/${part}`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/octet-stream' },
      body: Buffer.from(bytes),
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }

  read(id: string): Promise<CatalogueImport> {
    return this.#done(this.call('GET', `/${id}`))
  }

  /** Waits until no worker has anything to do with it. */
  settled(id: string): Promise<CatalogueImport> {
    return until(async () => {
      const now = await this.read(id)
      return ['judging', 'taking', 'undoing'].includes(now.state) ? undefined : now
    }, `the end of the work on ${id}`)
  }

  /** Sends a whole list; resolves once it is judged or refused. */
  async send(source: string, bytes: Buffer, more: object = {}): Promise<CatalogueImport> {
    const { id } = await this.begin(source, bytes, more)
    for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES)
      await this.part(id, at / IMPORT_PART_BYTES, bytes.subarray(at, at + IMPORT_PART_BYTES))
    return await this.settled(id)
  }

  async map(id: string, settings: object): Promise<CatalogueImport> {
    const now = await this.read(id)
    await this.#done(this.call('PUT', `/${id}/settings`, { ...now.settings, ...settings }))
    return await this.settled(id)
  }

  async take({ id, judgement }: CatalogueImport): Promise<CatalogueImport> {
    await this.#done(this.call('POST', `/${id}/take`, { judgement }))
    return await this.settled(id)
  }

  async undo(id: string): Promise<CatalogueImport> {
    await this.#done(this.call('POST', `/${id}/undo`))
    return await this.settled(id)
  }
}

export function reportIn({ id, refusal, report, state }: CatalogueImport): ImportReport {
  if (!report) throw new Error(`${id} is ${state} and has no report: ${refusal ?? ''}`)
  return report
}

export { codeOf }
