import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleBrands } from '@site/config/brands'
import { Caller } from './rig/caller.ts'
import { codeShown } from './rig/people/authenticator.ts'
import { complete } from './rig/people/local-owner.ts'
import { databases, type Place } from './rig/process/databases.ts'
import { bundled, INTERNAL_TOKEN, SECRETS, startPlatform } from './rig/process/platform-process.ts'

jest.setTimeout(180_000)

describe.each(databases)('the first operator of a site without examples, on $name', ({ makeEmpty }) => {
  let place: Place
  beforeAll(async () => {
    place = await makeEmpty()
  })
  afterAll(() => place.remove())

  const tool = (file: string, words: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...bundled(`src/cli/${file}.ts`), ...words, '--data-dir', place.dataDir],
      {
        encoding: 'utf8',
        input,
        env: {
          ...process.env,
          INTERNAL_TOKEN,
          // An embedded site keeps its secrets in its data folder; who has both would seal with one and open with the other.
          ...(place.databaseUrl !== undefined && SECRETS),
          DATABASE_URL: place.databaseUrl ?? '',
          OPERATOR_TOKEN: '',
        },
      },
    )
    return { code: status, said: stdout + stderr }
  }

  it('is added on the database, signs in, and makes a brand under their own name (PLT-05)', async () => {
    const nowhere = ['--url', 'http://127.0.0.1:9']
    const added = tool('operators', ['add', 'anna', '--role', 'owner', ...nowhere])
    expect(added.code).toBe(0)
    const invitation = /invitation#(\S+)/.exec(added.said)?.[1] ?? ''
    expect(added.said).not.toMatch(/password {2,}|otpauth:/)
    expect(tool('operators', ['add', 'anna', '--role', 'owner', ...nowhere]).code).toBe(1)
    expect(tool('operators', ['list', ...nowhere]).said).toMatch(/anna +owner/)

    const platform = await startPlatform(place, { EXAMPLES: '' })
    const file = join(place.dataDir, 'operator-token')
    rmSync(file)
    const at = ['--url', platform.operatorUrl]
    const caller = new Caller(platform.url, platform.operatorUrl)
    const { otpauth, password } = await complete({ caller }, invitation)
    const document = join(place.dataDir, 'brand.json')
    writeFileSync(document, JSON.stringify(exampleBrands[0]))
    expect(tool('brand', ['add', document, ...at]).said).toContain('npm run operator -- sign-in')
    const wrong = tool('operators', ['sign-in', 'anna', ...at], `${password}\n000000\n`)
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('login_failed')])
    const right = tool('operators', ['sign-in', 'anna', ...at], `${password}\n${codeShown(otpauth)}\n`)
    expect(right).toEqual({ code: 0, said: expect.stringContaining('Signed in as anna (owner)') })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(right.said).not.toContain(readFileSync(file, 'utf8').trim())

    expect(tool('brand', ['add', document, ...at]).said).toContain('lotus is there')
    expect(tool('brand', ['lotus', '--flag', 'CBS3=off', ...at]).code).toBe(0)
    const headers = { Authorization: `Bearer ${readFileSync(file, 'utf8').trim()}` }
    const audit = await caller.get('/wps/operator/audit', {
      merchant: '',
      headers,
    })
    const log = platform.log()
    await platform.stop()
    expect(
      audit.body.value.list.map(({ actor, action }: Record<string, string>) => `${actor} ${action}`),
    ).toEqual([
      'anna brand.patched',
      'anna brand.added',
      'anna operator.token_made',
      'anna operator.signed_in',
      'anna operator.sign_in_failed',
      'anna operator.completed',
      expect.stringMatching(/^command line of .* operator.added$/),
    ])
    for (const secret of [password, headers.Authorization]) expect(log).not.toContain(secret)
  })
})
