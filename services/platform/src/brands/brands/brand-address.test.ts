import { pageOriginOf, publicOriginOf } from './brand-address.ts'

const PORT = 8080
const at = (publicOrigin: string | null, ...hosts: string[]) => ({ hosts, publicOrigin })

test('a brand without a setting is at its first host, by https unless that is this machine (PLT-02)', () => {
  expect(publicOriginOf(at(null, 'play.example', 'localhost'), PORT)).toBe('https://play.example')
  expect(publicOriginOf(at(null, 'coral.localhost'), PORT)).toBe('http://coral.localhost:8080')
  expect(publicOriginOf(at(null, '127.0.0.1'), 80)).toBe('http://127.0.0.1')
  expect(publicOriginOf(at('https://play.example:8443', 'a.example', 'play.example'), PORT)).toBe(
    'https://play.example:8443',
  )
})

test('a page of another host of the brand is at that host, and no other’s name is taken (GAM-01)', () => {
  const brand = at('https://play.example:8443', 'play.example', 'other.example')
  expect(pageOriginOf(brand, 'other.example', PORT)).toBe('https://other.example:8443')
  for (const pageHost of ['evil.example', '', 'play.example.evil.example'])
    expect(pageOriginOf(brand, pageHost, PORT)).toBe('https://play.example:8443')
})
