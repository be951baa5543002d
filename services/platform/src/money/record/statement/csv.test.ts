import { parse } from 'csv-parse/sync'
import { csvOf } from '#money/record/statement/csv'

const days = { from: '2026-11-24', to: '2026-11-25', today: '2026-11-25', timeZone: 'Asia/Bangkok' }
const statement = (gameName: string) => ({
  brand: 'Lotus',
  account: 'lotus.demo',
  madeAt: new Date('2026-11-25T00:00:00Z'),
  totals: {
    days,
    currency: 'THB',
    opening: '0.00',
    credit: '0.00',
    debit: '5.00',
    closing: '-5.00',
    kinds: [],
    wallets: [],
  },
  lines: [
    {
      id: '7',
      at: '2026-11-24T17:30:05.000Z',
      walletId: 'MAIN',
      kind: 'bet' as const,
      title: 'Bet',
      amount: '-5.00',
      balanceAfter: '95.00',
      currency: 'THB',
      nodeId: '1',
      gameName,
      roundId: 'r,1',
    },
  ],
})

async function rowsOf(gameName: string): Promise<string[][]> {
  const parts: Buffer[] = []
  for await (const part of csvOf(statement(gameName), 'EN')) parts.push(Buffer.from(part))
  return parse(Buffer.concat(parts), { bom: true })
}

test('times are those of the brand, amounts stay numbers (MEM-04)', async () => {
  const [names, line] = await rowsOf('Lotus "Wheel", deluxe')
  expect(names?.[0]).toBe('Time (Asia/Bangkok)')
  expect(line).toEqual([
    '2026-11-25 00:30:05',
    '7',
    'Bet',
    'MAIN',
    'Lotus "Wheel", deluxe',
    'r,1',
    '-5.00',
    '95.00',
    'THB',
  ])
})

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1+2', '@SUM(A1)', '\t=1'])(
  'a name like %j is no formula in a sheet (MEM-04)',
  async (name) => {
    expect((await rowsOf(name))[1]?.[4]).toBe(`'${name}`)
  },
)
