// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { startSession } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { openSite, SESSION } from '#testing/open-site.tsx'
import COMMON from '@site/shared-api/messages/EN.json'
import EN from '../messages/EN.json'
import Identity from './identity.tsx'

const check = {
  ...{ state: 'none', needed: 'before-deposit', why: null, sentAt: null, expiresAt: null },
  sandbox: false,
}

test('pictures of a paper are sent as the bytes of their files, with the paper’s kind and their sizes in the query (MEM-09, PLT-03)', async () => {
  const calls = fakeWire({
    'GET /wps/member/identity': { value: check },
    'POST /wps/member/identity': { value: { ...check, state: 'review' } },
  })
  openSite(
    <MemoryRouter>
      <Identity />
    </MemoryRouter>,
  )
  act(() => startSession(SESSION))
  fireEvent.click(await screen.findByText(EN['play.document.passport']))
  const files = ['front', 'the back'].map((text) => new File([text], text, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText(EN['play.pictures']), { target: { files } })
  fireEvent.click(screen.getByRole('button', { name: EN['play.identity_send'] }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  const sent = calls.find(({ method }) => method === 'POST')
  const query = new URLSearchParams(sent?.url.split('?')[1])
  expect([query.get('document'), query.get('sizes')]).toEqual(['passport', '5,8'])
  expect(sent?.body instanceof Blob && sent.body.size).toBe(13)
})

test('a fourth picture, one of another type and one beyond 5 MB are refused at the field, and nothing is sent (MEM-09, PLT-03)', async () => {
  const calls = fakeWire({ 'GET /wps/member/identity': { value: check } })
  openSite(
    <MemoryRouter>
      <Identity />
    </MemoryRouter>,
  )
  act(() => startSession(SESSION))
  const picker = await screen.findByLabelText(EN['play.pictures'])
  const send = screen.getByRole('button', { name: EN['play.identity_send'] })
  const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'photo', { type })
  const refusals: [File[], string][] = [
    [Array.from({ length: 4 }, () => photo(1)), COMMON['error.image_count']],
    [[photo(1, 'image/gif')], COMMON['error.image_type']],
    [[photo(1), photo(5_242_881)], COMMON['error.image_size']],
  ]
  for (const [files, text] of refusals) {
    fireEvent.change(picker, { target: { files } })
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(send).toHaveProperty('disabled', true)
  }
  fireEvent.change(picker, { target: { files: [photo(5_242_880)] } })
  expect(send).toHaveProperty('disabled', false)
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})
