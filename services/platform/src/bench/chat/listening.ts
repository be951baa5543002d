import { request } from 'node:http'

/** Reads an event stream and hands on what its `chat` events carry; resolves once it is open, with what closes it. */
export function listenTo(
  url: string,
  headers: Readonly<Record<string, string>>,
  onChat: (data: unknown) => void,
): Promise<() => void> {
  return new Promise((opened, failed) => {
    const sent = request(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`a stream was refused: ${answer.statusCode}`))
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          if (block.startsWith('event: chat')) onChat(JSON.parse(block.slice(block.indexOf('data: ') + 6)))
        }
      })
      answer.on('error', () => undefined)
      opened(() => sent.destroy())
    })
    sent.on('error', (error) => failed(error))
    sent.end()
  })
}
