import { screen, waitFor } from '@testing-library/react'
import { lobbySite, open } from '#testing/lobby-site.tsx'
import RoundsSlot from './rounds.slot.tsx'

const round = (id: string, payout: string) => ({
  roundId: id,
  nodeId: '1',
  gameName: 'Game 1',
  at: '2026-11-21T10:00:00.000Z',
  stake: '10.00',
  payout,
  status: 'closed',
  currency: 'THB',
})
const Rounds = () => <RoundsSlot params={{ nodeId: '1' }} />

it('shows the newest rounds whenever it is opened (GAM-06)', async () => {
  let list = [round('a', '0.00')]
  const wire = { 'GET /wps/game/rounds': () => ({ value: { list, nextCursor: null } }) }
  lobbySite({ wire, member: true })
  const first = open(Rounds, '/m/game?nodeId=1')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  first.unmount()
  list = [round('b', '25.00'), ...list]
  open(Rounds, '/m/game?nodeId=1')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('data-won')).toBe('true')
})
