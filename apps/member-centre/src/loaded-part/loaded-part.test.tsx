import { SiteRoot } from '@site/shared-api'
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { openSite } from '#testing/open-site.tsx'
import { loadedPart } from './loaded-part.tsx'

const Part = ({ name }: { readonly name: string }) => <p>{name}</p>

test('a part that fails to load is shown as failed and logged, and a tap loads it; then it is there at once (SHL-05, A8)', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Part }>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: Part })
  const Loaded = loadedPart(load)
  const { facts } = openSite(<Loaded name="links" />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  expect(facts.filter(({ name }) => name === 'moduleFailed').map(({ data }) => data)).toEqual([
    { module: 'member-centre', version: expect.any(String), stage: 'fetch', message: 'Error: gone' },
  ])
  fireEvent.click(retry)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByText('links')).toBeTruthy()
  openSite(<Loaded name="team" />)
  expect(screen.getByText('team')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('the server draws its place, and asks for nothing (SHL-05)', () => {
  const load = jest.fn<Promise<{ default: typeof Part }>, []>()
  const Loaded = loadedPart(load)
  openSite(null)
  const drawn = renderToString(
    <SiteRoot>
      <Loaded name="links" />
    </SiteRoot>,
  )
  expect(drawn).toContain('data-state="loading"')
  expect(load).not.toHaveBeenCalled()
})
