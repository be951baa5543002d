import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { finishedBuild } from '@site/delivery/testing/finished-build'
import type { Answer } from '../caller.ts'
import type { Rig } from '../rig.ts'

type Build = ReturnType<typeof finishedBuild>
interface Missing {
  readonly part: string
  readonly name: string
}

/** A team with its own key, as its builds call the admin listener. */
export class Team {
  readonly #private: KeyObject
  readonly publicKey: string
  readonly privateKey: string
  /** What its calls carry. */
  headers: Record<string, string> = {}

  readonly rig: Rig

  constructor(rig: Rig) {
    this.rig = rig

    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    this.#private = privateKey
    this.publicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    this.privateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }

  carry(token: string): this {
    this.headers = { Authorization: `Bearer ${token}` }
    return this
  }
  signature(text: string): string {
    return sign(null, Buffer.from(text), this.#private).toString('base64')
  }
  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.rig.caller.call(method, path, { merchant: '', headers: this.headers, body })
  }
  begin([release]: Build, more: object = {}): Promise<Answer> {
    const description = JSON.stringify(release)
    const body = { description, signature: this.signature(description), ...more }
    return this.call('POST', `/wps/operator/releases/${release.name}/uploads`, body)
  }
  async put(path: string, bytes: Uint8Array): Promise<number> {
    const headers = { ...this.headers, 'Content-Type': 'application/octet-stream' }
    const url = this.rig.platform.operatorUrl + path
    return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
  }
  /** Sends a release whole and asks for it to become something. */
  async release(build: Build, as?: object, more: object = {}): Promise<Answer> {
    const [{ name }, dist] = build
    const begun = await this.begin(build, more)
    if (begun.status !== 200) return begun
    const path = `/wps/operator/releases/${name}/uploads/${String(begun.body.value.id)}`
    for (const file of begun.body.value.missing as Missing[])
      // reason: the contract's own answer
      await this.put(`${path}/${file.part}/${file.name}`, readFileSync(join(dist, file.part, file.name)))
    return await this.call('POST', `${path}/finish`, { why: 'new filters', ...(as && { as }) })
  }
}
