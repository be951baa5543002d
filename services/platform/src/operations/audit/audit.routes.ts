import { exportAudit as exportCall, verifyAudit } from '@site/shared-api/contract/audit'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { insertAudit } from '#brands/index'
import { daily } from '#db/daily/daily'
import { toJson } from '#db/json'
import { AuditChain } from '#operations/audit/chain'
import { exportAudit } from '#operations/audit/export'
import { AuditKey } from '#operations/audit/signing-key'

const LOOK_MS = 2_000

/** The chain of the audit log: sealed by every copy, verified once a day and on request, exported (PLT-05). */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, keyed } = app.platform
  const key = new AuditKey(keyed.seed('audit'))
  const chain = new AuditChain({ clock, db, key })
  keepSealing(app, chain)

  daily(app, 'audit-chain', async function* (now) {
    await chain.seal()
    const { fault, read } = await chain.verify()
    if (fault) {
      app.log.error({ ...fault }, 'the audit log is not what was sealed')
      const detail = toJson(fault)
      await insertAudit(db, { at: now, actor: 'site', action: 'audit.broken', subject: 'site', detail })
    }
    yield read
  })

  serve(app, verifyAudit, async () => {
    await chain.seal()
    return { ...(await chain.verify()), publicKey: key.publicKey }
  })
  serve(app, exportCall, ({ operator, query: { from, merchant, until } }) =>
    exportAudit(
      { chain, clock, db, key },
      { merchant, from: new Date(from), until: new Date(until) },
      operator.name,
    ),
  )
}

function keepSealing(app: FastifyInstance, chain: AuditChain): void {
  let running: Promise<void> | undefined
  const look = (): void => {
    running ??= chain
      .seal()
      .then(() => undefined)
      .catch((error: unknown) => app.log.error({ err: error }, 'the audit log could not be sealed'))
      .finally(() => (running = undefined))
  }
  const looking = setInterval(look, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(looking)
    await running
  })
}
