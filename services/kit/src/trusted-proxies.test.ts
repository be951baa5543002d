import Fastify from 'fastify'
import { trustedProxies } from './trusted-proxies.ts'

test('networks are given as Fastify takes them, loopback where nothing is said (PLT-02)', async () => {
  expect(trustedProxies.parse(undefined)).toEqual(['loopback'])
  const networks = trustedProxies.parse('loopback, 10.1.0.0/16 fd00::/8,192.0.2.7')
  expect(networks).toEqual(['loopback', '10.1.0.0/16', 'fd00::/8', '192.0.2.7'])
  await Fastify({ trustProxy: networks }).close()
})

test.each(['everyone', '0.0.0.0/0', '10.0.0.0/33', '10.0.0/8', '::/129', '10.0.0.0/8/8', 'true'])(
  'what is no network, or all of them, is refused: %s',
  (text) => expect(trustedProxies.safeParse(text).success).toBe(false),
)
