import { hash } from '@node-rs/argon2'
import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'

const PASSWORD = 'Lotus-2026!'

/** Hashes made at another cost than today's; for a database whose tables the test reaches. */
export function renewedHashSuite(rig: Rig): void {
  const browser = () => new Browser(rig.caller, '198.51.100.60')

  it('makes the hash anew at the first sign-in after its cost has changed (ACC-21)', async () => {
    const pool = new pg.Pool({ connectionString: rig.place.databaseUrl })
    const { rows } = await pool.query<{ password_hash: string }>(
      `update members set password_hash = $1 where account = 'lotus.agent' returning password_hash`,
      [await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
    )
    const now = async (): Promise<string | undefined> =>
      (
        await pool.query<{ password_hash: string }>(
          `select password_hash from members where account = 'lotus.agent'`,
        )
      ).rows[0]?.password_hash
    const wrong = await browser().login('lotus.agent', 'a guess')
    expect([wrong.body.code, await now()]).toEqual(['login_failed', rows[0]?.password_hash])
    expect((await browser().login('lotus.agent', PASSWORD)).status).toBe(200)
    const renewed = await now()
    expect(renewed).toContain('$m=7168,t=5,p=1$')
    expect((await browser().login('lotus.agent', PASSWORD)).status).toBe(200)
    expect(await now()).toBe(renewed)
    await pool.end()
  })
}
