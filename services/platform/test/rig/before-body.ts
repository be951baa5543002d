import { request } from 'node:http'
import type { Answer } from './caller.ts'

/** A request whose body is announced and never sent whole. */
export interface Announced {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Bytes that the header announces. */
  readonly length: number
}

const FIRST = 'this is not even JSON'
const LIMIT_MS = 3_000

/** What is answered though of the body no more than the first bytes were sent; `undefined` where the body is waited for. */
export function answerBeforeBody(
  url: string,
  { headers, length, method }: Announced,
): Promise<Pick<Answer, 'status' | 'body'> | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { 'Content-Length': String(length), ...headers }, agent: false }
    const sent = request(url, options, (answer) => {
      let text = ''
      answer.on('data', (bytes) => (text += String(bytes)))
      answer.on('end', () => {
        clearTimeout(waiting)
        resolve({ status: answer.statusCode ?? 0, body: text.startsWith('{') ? JSON.parse(text) : {} })
        sent.destroy()
      })
    })
    const waiting = setTimeout(() => {
      resolve(undefined)
      sent.destroy()
    }, LIMIT_MS)
    sent.on('error', reject)
    sent.write(FIRST.slice(0, length))
  })
}
