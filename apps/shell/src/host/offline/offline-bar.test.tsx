import { act, screen } from '@testing-library/react'
import { draw, startShell } from '#testing/start-shell.tsx'
import { OfflineBar } from './offline-bar.tsx'

function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

test('says that the network is gone for as long as it is', () => {
  startShell()
  draw(<OfflineBar />)
  expect(screen.getByRole('status').textContent).toBe('')
  network(false)
  expect(screen.getByRole('status').textContent).toContain('You are offline')
  network(true)
  expect(screen.getByRole('status').textContent).toBe('')
})
