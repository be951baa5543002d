import { Facts } from '#db/signals/facts'
import type { Listen } from '#db/signals/listen'
import { SharedAnswers } from '#api/shared-answers'

/** A database whose word the test gives and takes away. */
async function startSubscribed() {
  const facts = new Facts()
  const word = { change: () => {}, back: () => {}, lost: () => {} }
  const listen: Listen = async (_channel, onPayload, back = () => {}, lost = () => {}) => {
    Object.assign(word, { change: () => onPayload('games'), back, lost })
    return async () => undefined
  }
  await facts.subscribe(listen)
  return { answers: new SharedAnswers<string>(facts), facts, ...word, word }
}

describe('answers that are the same for many', () => {
  it('are made once, also for those who come while they are made (PLT-07)', async () => {
    const { answers } = await startSubscribed()
    const make = jest.fn(async () => 'list')
    expect(await Promise.all([answers.get('a', make), answers.get('a', make)])).toEqual(['list', 'list'])
    expect(await answers.get('a', make)).toBe('list')
    expect(make).toHaveBeenCalledTimes(1)
    await answers.get('b', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are made anew when the database reports a change, and not held when it came while they were made (PLT-07)', async () => {
    const { answers, word } = await startSubscribed()
    let answer: (text: string) => void = () => undefined
    const old = answers.get('a', () => new Promise((resolve) => (answer = resolve)))
    word.change()
    const fresh = answers.get('a', async () => 'new')
    answer('old')
    expect(await old).toBe('old')
    expect(await fresh).toBe('new')
    expect(await answers.get('a', async () => 'newer')).toBe('new')
    word.change()
    expect(await answers.get('a', async () => 'newer')).toBe('newer')
  })

  it('of the board are made anew after a win, lists are not (PLT-07, LOB-08)', async () => {
    const { answers, facts, word } = await startSubscribed()
    const list = (text: string) => answers.get('list', async () => text)
    const board = (text: string) => answers.get('board', async () => text, 'wins')
    expect([await list('list'), await board('board')]).toEqual(['list', 'board'])
    facts.changed('wins')
    expect([await list('other'), await board('with a win')]).toEqual(['list', 'with a win'])
    word.change()
    expect([await list('other'), await board('other')]).toEqual(['other', 'other'])
  })

  it('are not trusted after a time without a subscription (PLT-07)', async () => {
    const { answers, word } = await startSubscribed()
    await answers.get('a', async () => 'before')
    word.lost()
    expect(await answers.get('a', async () => 'disconnected')).toBe('disconnected')
    word.back()
    expect(await answers.get('a', async () => 'after')).toBe('after')
  })

  it('do not hold a failure, nor more than there is room for (PLT-07)', async () => {
    const { answers } = await startSubscribed()
    await expect(answers.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await answers.get('a', async () => 'yes')).toBe('yes')
    const large = 'x'.repeat(1_000_000)
    for (let at = 0; at < 30; at += 1) await answers.get(`large ${at}`, async () => large)
    const again = jest.fn(async () => 'again')
    await answers.get('a', again)
    await answers.get('large 29', again)
    expect(again).toHaveBeenCalledTimes(1)
  })
})
