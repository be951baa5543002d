/** Texts that break careless servers, as they stand in a URL. */
export const evilTexts: { name: string; encoded: string }[] = [
  { name: 'NUL', encoded: 'a%00b' },
  { name: 'half a surrogate pair', encoded: '%ED%A0%80' },
  { name: 'broken UTF-8', encoded: '%C3%28' },
  { name: 'a huge number', encoded: '9'.repeat(400) },
  { name: 'a number beyond int8', encoded: '9223372036854775808' },
  { name: 'a negative number', encoded: '-1' },
  { name: 'NaN', encoded: 'NaN' },
  { name: 'an exponent', encoded: '1e309' },
  { name: 'a long text', encoded: 'x'.repeat(3000) },
  { name: 'SQL', encoded: encodeURIComponent("' or 1=1; drop table members; --") },
  { name: 'a script', encoded: encodeURIComponent('<script>alert(1)</script>') },
  { name: 'a path upwards', encoded: '..%2f..%2fetc%2fpasswd' },
  { name: 'a bracket', encoded: '%5B%5D' },
  { name: 'nothing', encoded: '' },
]

const evilValues: [string, unknown][] = [
  ['null', null],
  ['an array', ['a', 1]],
  ['an object', { a: { b: 1 } }],
  ['a boolean', false],
  ['a fraction', 1.5],
  ['a huge number', 1e308],
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', '\ud800'],
  ['a long text', 'x'.repeat(20_000)],
  ['SQL', "'; drop table sessions; --"],
  ['nothing', ''],
]

export interface EvilBody {
  name: string
  text: string
  headers?: Record<string, string>
}

/** Bodies that no call may choke on; `fields` are the ones the call knows. */
export function evilBodies(fields: string[]): EvilBody[] {
  const whole: EvilBody[] = [
    { name: 'null', text: 'null' },
    { name: 'an array', text: '[1,2,3]' },
    { name: 'a text', text: '"text"' },
    { name: 'a number', text: '1e400' },
    { name: 'half JSON', text: '{"a":' },
    { name: 'nesting', text: '['.repeat(5000) + ']'.repeat(5000) },
    { name: 'nesting in a field', text: `{"${fields[0] ?? 'a'}":${'{"a":'.repeat(40)}1${'}'.repeat(41)}` },
    { name: 'a prototype', text: '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}' },
    { name: 'too much', text: JSON.stringify({ a: 'x'.repeat(70_000) }) },
    { name: 'XML', text: '<a/>', headers: { 'Content-Type': 'application/xml' } },
    { name: 'no content type that exists', text: '{}', headers: { 'Content-Type': 'nonsense' } },
    {
      name: 'compressed rubbish',
      text: '{}',
      headers: { 'Content-Encoding': 'gzip', 'Content-Type': 'text/plain' },
    },
  ]
  const singly = fields.flatMap((field) =>
    evilValues.map(([name, value]) => ({
      name: `${field} ${name}`,
      text: JSON.stringify({ [field]: value }),
    })),
  )
  const together = evilValues.map(([name, value]) => ({
    name: `every field ${name}`,
    text: JSON.stringify(
      Object.fromEntries(['merchantCode', 'language', 'token', ...fields].map((one) => [one, value])),
    ),
  }))
  return [...whole, ...singly, ...together]
}

/** Headers that a call meets in the wild. */
export const evilHeaders: { name: string; headers: Record<string, string> }[] = [
  { name: 'a long merchant', headers: { Merchant: 'm'.repeat(5000) } },
  { name: 'SQL as merchant', headers: { Merchant: "lotus' or '1'='1" } },
  { name: 'high bytes as merchant', headers: { Merchant: 'l\u00f6tus' } },
  { name: 'a language list', headers: { Language: 'th,en;q=0.8' } },
  { name: 'a long language', headers: { Language: 'E'.repeat(3000) } },
  { name: 'no bearer', headers: { Authorization: 'Basic bG90dXM6bG90dXM=' } },
  { name: 'a bearer with blanks', headers: { Authorization: 'Bearer a b c' } },
  { name: 'an endless bearer', headers: { Authorization: `Bearer ${'t'.repeat(6000)}` } },
  {
    name: 'a cookie that cannot be decoded',
    headers: { Cookie: 'MC_SID=%ZZ; =; ;;', Authorization: 'Bearer abc' },
  },
  { name: 'an address that is none', headers: { 'X-Forwarded-For': 'not an address, ::::' } },
  { name: 'a host that is none', headers: { 'X-Forwarded-Host': 'a b<>', Merchant: '' } },
]
