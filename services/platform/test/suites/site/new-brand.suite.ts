import { exampleBrands } from '@site/config/brands'
import { codeOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import type { Rig } from '../../rig/rig.ts'

/** A brand that an operator makes: what a site begins with that has no examples. */
export function newBrandSuite(rig: Rig): void {
  const add = (document: unknown) =>
    rig.caller.call('POST', '/wps/operator/brands', { ...OPERATOR, body: { document } })
  const [example] = exampleBrands
  const document = { ...example, merchant: 'fern', name: 'Fern', hosts: ['fern.localhost'] }

  it('is made whole from its document, and answers what its pages ask (PLT-05)', async () => {
    expect((await add(document)).body.value).toMatchObject({ merchant: 'fern', version: 1 })
    for (const path of ['status', 'whitelabel', 'settings/consolidated', 'setting/register'])
      expect([path, (await rig.caller.get(`/wps/system/${path}`, { merchant: 'fern' })).status]).toEqual([
        path,
        200,
      ])
    const audit = await rig.caller.get('/wps/operator/audit', OPERATOR)
    expect(audit.body.value.list[0]).toMatchObject({ actor: 'local', action: 'brand.added', subject: 'fern' })
  })

  it('is refused where another has its code or a host, or its document is wrong, by the field', async () => {
    const refusals = [
      await add({ ...document, hosts: ['other.localhost'] }),
      await add({ ...document, merchant: 'moss' }),
      await add({ ...document, merchant: 'moss', hosts: ['moss.localhost'], adultAge: 3 }),
    ]
    expect(refusals.map((answer) => [codeOf(answer), answer.body.field])).toEqual([
      ['brand_invalid', 'merchant'],
      ['invalid_input', 'hosts.0'],
      ['invalid_input', 'adultAge'],
    ])
  })
}
