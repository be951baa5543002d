import { outboxPage, readOutbox, type KeptMessage } from '@site/shared-api/contract/outbox'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callAsOperator, OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'

/** Reads what the sandbox kept instead of sending: `outbox.ts [--follow]`. */
const USAGE = `Usage: outbox.ts [--follow] [--url http://127.0.0.1:8082]
Prints SMS and e-mails that the sandbox of a running site kept: none of it was sent.
${OPERATOR_USAGE}`

const FOLLOW_MS = 1_000

interface OutboxOptions {
  follow: boolean
  url: string
  dataDir: string
}

function readOptions(argv: string[]): OutboxOptions {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { ...OPERATOR_OPTIONS, follow: { type: 'boolean', default: false } },
  })
  if (positionals.length > 0) throw new Error(USAGE)
  return { follow: values.follow, url: values.url, dataDir: values['data-dir'] }
}

async function page({ url, dataDir }: OutboxOptions, after?: string) {
  const path = after === undefined ? readOutbox.path : `${readOutbox.path}?after=${after}`
  const text = await callAsOperator({ method: readOutbox.method, path, url, dataDir })
  const { value } = JSON.parse(text)
  return outboxPage.parse(value)
}

function lineOf({ at, channel, code, link, merchant, subject, text, to }: KeptMessage): string {
  const mark = code ?? link
  const title = subject === null ? '' : `  ${subject}\n`
  const body = text.replaceAll('\n', '\n  ')
  return `${at}  ${merchant}  ${channel}  to ${to}${mark === null ? '' : `  → ${mark}`}\n${title}  ${body}\n`
}

const headOf = ({ sms, mail }: { sms: string; mail: string }): string =>
  sms === 'sandbox' || mail === 'sandbox'
    ? `This is a sandbox: what is listed here was not sent (SMS: ${sms}, e-mail: ${mail}).`
    : `Messages are really sent (SMS: ${sms}, e-mail: ${mail}): nothing new is kept here.`

/** Prints what comes until it is stopped. */
async function follow(options: OutboxOptions, first: string | undefined): Promise<never> {
  for (let last = first ?? '0'; ;) {
    await pause(FOLLOW_MS)
    const { list } = await page(options, last)
    for (const message of list) process.stdout.write(`${lineOf(message)}\n`)
    last = list.at(-1)?.id ?? last
  }
}

async function outbox(options: OutboxOptions): Promise<string> {
  const now = await page(options)
  const shown = [headOf(now), '', ...(now.list.length === 0 ? ['Nothing yet.'] : now.list.map(lineOf))].join(
    '\n',
  )
  if (!options.follow) return shown
  process.stdout.write(`${shown}\n`)
  return await follow(options, now.list.at(-1)?.id)
}

await runCommand(() => outbox(readOptions(process.argv.slice(2))))
