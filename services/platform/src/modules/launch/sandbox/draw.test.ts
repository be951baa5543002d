import { drawCard } from './draw.ts'

const bytes = (...values: number[]) => ({
  token: () => Buffer.from([values.shift() ?? 0]).toString('base64url'),
})

describe('a drawn card of the sandbox', () => {
  it('is each card for exactly as many bytes', () => {
    const seen = [0, 0, 0, 0]
    for (let byte = 0; byte < 255; byte += 1) {
      const card = drawCard(bytes(byte), 3)
      seen[card] = (seen[card] ?? 0) + 1
    }
    expect(seen).toEqual([0, 85, 85, 85])
  })

  it('throws the byte away that would favour a card', () => {
    expect(drawCard(bytes(255, 1), 3)).toBe(2)
  })
})
