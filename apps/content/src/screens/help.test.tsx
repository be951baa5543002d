import '#testing/text-encoder.ts'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import HelpDetailScreen from '#screens/help-detail.screen.tsx'
import HelpScreen from '#screens/help.screen.tsx'
import { HELP, HELP_URL, THAI_HELP } from '#testing/help.ts'
import { openAt } from '#testing/open-site.tsx'

const DATA: [string, unknown][] = [[HELP_URL, HELP]]
const routes = ['/m/home', '/m/help', '/m/helpDetail'].map(testRoute)
const openHelp = (query = '') => openAt(`/m/help${query}`, <HelpScreen />, { data: DATA, routes })
const tab = () => screen.getByRole('navigation', { name: 'Topics' }).querySelector('[aria-current=page]')
const unfolded = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)

beforeEach(() => {
  fakeWire({})
  Element.prototype.scrollIntoView = () => undefined
})

test('topics are tabs by their titles; the first is shown, its questions closed (CON-06)', () => {
  openHelp()
  const tabs = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')
  expect(tabs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deposits', '/m/help?tag=deposit'],
    ['Games', '/m/help?tag=games'],
    ['Terms', '/m/help?tag=terms'],
  ])
  expect(tab()?.textContent).toBe('Deposits')
  expect(unfolded()).toEqual([])
})

test.each([
  ['?tag=games', 'Games', []],
  ['?i=2', 'Terms', []],
  ['?i=0', 'Deposits', []],
  ['?tag=games&i=0', 'Games', []],
  ['?tag=deposit&c=missing', 'Deposits', ['The money is not there']],
  ['?i=0&c=0', 'Deposits', ['How do I deposit?']],
])('%s opens %s and %j (CON-06, B2)', (query, title, open) => {
  openHelp(query)
  expect(tab()?.textContent).toBe(title)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
  expect(unfolded()).toEqual(open)
})

test.each([
  ['?tag=bonus', 'To the help centre', '/m/help'],
  ['?i=7', 'To the help centre', '/m/help'],
  ['?i=-1', 'To the help centre', '/m/help'],
  ['?tag=games&c=gone', 'Games', '/m/help?tag=games'],
])('%s says that the page is gone, with a way on (CON-06)', (query, name, to) => {
  openHelp(query)
  expect(screen.getByText('This help page is no longer here')).toBeTruthy()
  const way = screen.getAllByRole('link', { name }).at(-1)
  expect(way?.getAttribute('href')).toBe(to)
})

test('a question, or a whole topic, is a page of its own with the way to its topic (CON-06)', () => {
  openAt('/m/helpDetail?tag=deposit&c=how', <HelpDetailScreen />, { data: DATA, routes })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How do I deposit?')
  expect(screen.getByText('Deposit', { selector: 'b' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposits' }).getAttribute('href')).toBe('/m/help?tag=deposit')
})

test('a topic without questions named is read from top to bottom', () => {
  openAt('/m/helpDetail?tag=deposit', <HelpDetailScreen />, { data: DATA, routes })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'How do I deposit?',
    'The money is not there',
  ])
})

async function seek(words: string): Promise<(string | null)[]> {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search help' }), { target: { value: words } })
  const results = await screen.findByRole('region', { name: 'What was found' })
  return within(results)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

const HOW = '/m/help?tag=deposit&c=how'

test.each([
  ['DEPOSIT', ['/m/help?tag=deposit', HOW]],
  ['CAFE', [HOW]],
  ['hour wait', ['/m/help?tag=deposit&c=missing']],
  ['agree', ['/m/help?tag=terms']],
  ['<b>', []],
])('%s finds %j, whatever its case and accents (CON-06)', async (words, found) => {
  openHelp()
  expect(await seek(words)).toEqual(found)
})

test('Thai words find the same on an English page, tone marks left out or not (CON-06)', async () => {
  fakeWire({ [`GET ${HELP_URL}`]: { value: THAI_HELP } })
  openHelp()
  await waitFor(async () => expect(await seek('ยุติธรรม')).toEqual(['/m/help?tag=games&c=fair']))
  expect(await seek('เงินยังไมเขา')).toEqual(['/m/help?tag=deposit&c=missing'])
})

test('a search that finds nothing says so, and a result leads to its page', async () => {
  const { visits } = openHelp()
  await seek('zzz')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await seek('fair')
  fireEvent.click(screen.getByRole('link', { name: /Are they fair/ }))
  expect(visits).toEqual([{ to: '/m/help?tag=games&c=fair', replace: false }])
  expect(screen.queryByRole('region', { name: 'What was found' })).toBeNull()
})

test('a link in a text steps within the site; one to what is not there is left to the browser', () => {
  const { visits } = openHelp('?tag=terms')
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(visits).toEqual([{ to: '/m/home', replace: false }])
})

test('help that does not load can be tried again, and a brand without help says so', async () => {
  fakeWire({ [`GET ${HELP_URL}`]: { status: 503, code: 'system_unavailable' } })
  openAt('/m/help', <HelpScreen />, { routes })
  expect(await screen.findByRole('button')).toBeTruthy()
  openAt('/m/help', <HelpScreen />, { routes, data: [[HELP_URL, { list: [] }]] })
  expect(screen.getByText('There is no help here yet')).toBeTruthy()
})
