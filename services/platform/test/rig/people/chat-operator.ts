import { randomUUID } from 'node:crypto'
import { EventStream } from '../event-stream.ts'
import type { Answer } from '../caller.ts'
import type { Rig } from '../rig.ts'
import { Editor } from './editor.ts'

/** An operator of customer service in the console. */
export class ChatOperator {
  readonly rig: Rig
  readonly name: string
  readonly editor: Editor

  private constructor(rig: Rig, name: string, editor: Editor) {
    this.rig = rig
    this.name = name
    this.editor = editor
  }

  static async of(
    rig: Rig,
    name: string,
    role = 'support',
    brands?: readonly string[],
  ): Promise<ChatOperator> {
    return new ChatOperator(rig, name, await Editor.signedIn(rig, name, role, {}, brands))
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.editor.call(method, path, body)
  }
  async list(
    query = '',
  ): Promise<{ list: Record<string, unknown>[]; nextCursor: string | null; counts: object }> {
    return (await this.call('GET', `chats${query}`)).body.value
  }
  /** The conversation of an account; a guest's is found by what was said last. */
  async find(word: string): Promise<string> {
    const { list } = await this.list(`?box=all&search=${encodeURIComponent(word)}`)
    const [found] = list
    if (!found) throw new Error(`there is no conversation of ${word}`)
    return String(found['id'])
  }
  reply(id: string, text: string, clientId: string = randomUUID()): Promise<Answer> {
    return this.call('POST', `chats/${id}/messages`, { clientId, text })
  }
  listen(url = this.rig.platform.operatorUrl): Promise<EventStream> {
    return EventStream.open(`${url}/wps/operator/chat-events`, this.editor.headers)
  }
}
