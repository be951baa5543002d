import type { Rig } from '../../rig/rig.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'

/** Health, metrics and the printed contract. */
export function frameSuite(rig: Rig): void {
  const internal = { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }

  it('answers health, readiness and metrics', async () => {
    const [health, ready] = await Promise.all([rig.caller.get('/wps/health'), rig.caller.get('/wps/ready')])
    expect([health.body.value, ready.body.value]).toEqual([{ status: 'ok' }, { status: 'ready' }])
    await rig.caller.get('/wps/system/status')
    const metrics = await fetch(`${rig.platform.operatorUrl}/wps/metrics`, { headers: internal.headers })
    const text = await metrics.text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/wps\/system\/status",status="200"\} \d+/,
    )
  })

  it('prints every call of the contract as OpenAPI 3.1, with a page to read it', async () => {
    const document = await (await fetch(`${rig.platform.operatorUrl}/wps/openapi.json`)).json()
    expect(document.openapi).toBe('3.1.0')
    for (const call of contractCalls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      expect([path, document.paths[path]?.[call.method.toLowerCase()] !== undefined]).toEqual([path, true])
    }
    const read = document.paths['/wps/announcements/read'].post.requestBody.content['application/json'].schema
    expect(read.required).toEqual(['announcementId', 'read'])
    const page = await fetch(`${rig.platform.operatorUrl}/wps/docs/`)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
  })
}
