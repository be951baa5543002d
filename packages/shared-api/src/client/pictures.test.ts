import { sendSlip } from '../contract/deposit.ts'
import { sendIdentity } from '../contract/identity-check.ts'
import { startTestSite } from '../testing/test-site.ts'
import { fakeWire } from '../testing/wire.ts'
import { call } from './call.ts'

const ORDER = '5e1f0000-0000-4000-8000-000000000001'
const file = (text: string, type: string) => new File([text], 'photo', { type })
const textOf = (body: unknown): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(body instanceof Blob ? body : new Blob())
  })

test('one picture is the whole body: its bytes, whatever type its file names (PLT-03)', async () => {
  startTestSite()
  const calls = fakeWire({ [`PUT /wps/relay/deposits/${ORDER}/slip`]: { value: {} } })
  await call(sendSlip, { params: { orderId: ORDER }, pictures: [file('bytes', 'image/png')] })
  const [sent] = calls
  expect(sent?.headers['Content-Type']).toBe('application/octet-stream')
  expect([sent?.url.includes('sizes'), await textOf(sent?.body)]).toEqual([false, 'bytes'])
})

test('several pictures stand one after another in the body, their sizes beside the fields in the query (PLT-03)', async () => {
  startTestSite()
  const calls = fakeWire({ 'POST /wps/member/identity': { value: {} } })
  const pictures = [file('front', 'image/png'), file('the back', 'image/jpeg')]
  await call(sendIdentity, { query: { document: 'id-card' }, pictures })
  const [sent] = calls
  const query = new URLSearchParams(sent?.url.split('?')[1])
  expect([query.get('document'), query.get('sizes')]).toEqual(['id-card', '5,8'])
  expect(await textOf(sent?.body)).toBe('frontthe back')
})

test('no picture is no body (PLT-03)', async () => {
  startTestSite()
  const calls = fakeWire({ 'POST /wps/member/identity': { value: {} } })
  await call(sendIdentity, { query: { document: 'id-card' }, pictures: [] })
  expect([calls[0]?.body, calls[0]?.headers['Content-Type']]).toEqual([undefined, undefined])
})
