import { clearSession, SiteRoot, startSession } from '@site/shared-api'
import common from '@site/shared-api/messages/EN.json'
import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SignOutQuestion } from './sign-out-question.tsx'

afterEach(() => act(clearSession))

function open() {
  const calls = fakeWire({ 'DELETE /wps/session/logout': { value: {} } })
  const site = startTestSite({ messages: { common } })
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false })
  render(
    <SiteRoot>
      <SignOutQuestion />
    </SiteRoot>,
  )
  expect(screen.getByText('Sure to log out?')).toBeTruthy()
  return { site, calls }
}

test('ends the session on the platform and here, waits under a veil, and leads home (SHL-25, SHL-21)', async () => {
  const { site, calls } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(site.visits).toEqual([{ to: '/m/home', replace: true }]))
  expect(calls).toMatchObject([{ url: '/wps/session/logout', headers: { Authorization: 'Bearer t' } }])
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
  expect(localStorage.getItem('autoLogin')).toBe('0')
  const veils = site.facts.filter(({ name }) => name === 'loadingChanged').map(({ data }) => data)
  expect(veils).toMatchObject([{ shown: true, durationMs: 9_999_000 }, { shown: false }])
})

test('stays signed in when the question is cancelled (SHL-25)', () => {
  const { site, calls } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual([])
  expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull()
  expect(site.facts.at(-1)).toMatchObject({ name: 'popupClosed', data: { popup: 'sign-out' } })
})
