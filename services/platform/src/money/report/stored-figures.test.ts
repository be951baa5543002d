import { DAY_FIGURES, dayFigure, type DayFigure } from '@site/shared-api/contract/day-report'
import { z } from 'zod'
import { figuresIn, figuresToStore } from '#money/report/repository'

const all = DAY_FIGURES.map((name): DayFigure => ({ name, count: 1, amount: '1.00', checks: [] }))
/** As a copy of the site reads reports that knows no pay of agents. */
const before = z.array(dayFigure.extend({ name: z.enum(DAY_FIGURES).exclude(['agent-pay']) }))

describe('figures of a day as they are kept (PLT-09, PLT-06)', () => {
  it('are read as they were written, in their order', () => {
    expect(figuresIn({ figures: figuresToStore(all) })).toEqual(all)
  })

  it('are read by the copy before, without what it does not know, and its own by this one', () => {
    const known = all.filter(({ name }) => name !== 'agent-pay')
    expect(before.parse(JSON.parse(JSON.stringify(figuresToStore(all))))).toEqual(known)
    expect(figuresIn({ figures: known })).toEqual(known)
  })

  it('leave out what a later copy has added', () => {
    expect(
      figuresIn({ figures: [...all, { name: 'of-tomorrow', amount: { of: 'another shape' } }] }),
    ).toEqual(all)
  })
})
