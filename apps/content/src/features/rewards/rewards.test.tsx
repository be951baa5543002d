import '#testing/text-encoder.ts'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import ApplyRewardScreen from '#screens/apply-reward.screen.tsx'
import { announcement, ANNOUNCEMENTS_URL, groups } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'
import { faultOf } from './read-picture.ts'

const SESSION = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }
const NOTHING = { list: [], nextCursor: null }
const ROUTES = ['/m/activity', '/m/applyReward'].map(testRoute)

/** The form of a promotion with the given requirements, for a member. */
async function openForm(asks: object, url = '/m/applyReward?id=photo', member = true) {
  const { startSession } = await import('@site/shared-api')
  fakeWire({ 'GET /wps/promotion/joined': { value: NOTHING } })
  const opened = openAt(url, <ApplyRewardScreen />, {
    data: [[ANNOUNCEMENTS_URL, groups({ promotion: [announcement('photo', asks)] })]],
    routes: ROUTES,
    memberHint: member,
  })
  if (member) act(() => startSession(SESSION))
  return opened
}
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit apply' })
const picker = () => document.querySelector<HTMLInputElement>('[data-picker=files]')
const png = (name: string) => new File(['png'], name, { type: 'image/png' })
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(picker() as HTMLInputElement, { target: { files } }))

test.each([
  ['image/jpeg', 5_242_880, undefined],
  ['image/jpg', 1, undefined],
  ['image/png', 1, undefined],
  ['image/gif', 1, 'activity_image_type'],
  ['application/x-msdownload', 1, 'activity_image_type'],
  ['image/png', 5_242_881, 'activity_apply_remark_limit3'],
])('a file of type %s with %d bytes: %s (B5, CON-03)', (type, size, key) => {
  expect(faultOf({ type, size })).toBe(key)
})

test('a guest, and who names no promotion, is led to the promotions (CON-03)', async () => {
  const guest = await openForm({ remarkRequired: 'Y' }, '/m/applyReward?id=photo', false)
  expect(guest.visits).toEqual([{ to: '/m/activity', replace: true }])
})

test('who names no promotion is led to the promotions (CON-03)', async () => {
  const { visits } = await openForm({ remarkRequired: 'Y' }, '/m/applyReward')
  expect(visits).toEqual([{ to: '/m/activity', replace: true }])
})

test('both required: sent with remarks and a picture, not before (B5, CON-03)', async () => {
  await openForm({ remarkRequired: 'Y', imageRequired: 'Y' })
  expect((await submit()).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Remarks'), { target: { value: '  ' } })
  await choose(png('a.png'))
  await screen.findByRole('img', { name: 'Picture 1' })
  expect((await submit()).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Remarks'), { target: { value: 'Table 7' } })
  expect((await submit()).disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect((await submit()).disabled).toBe(true)
})

test('only what a promotion asks for is there, remarks of 140 characters at most (B5, CON-03)', async () => {
  await openForm({ remarkRequired: 'Y' })
  await submit()
  expect(picker()).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Remarks').maxLength).toBe(140)
})

test('pictures alone are enough where nothing else is required; a fourth is refused, three stay (B5, CON-03)', async () => {
  const { facts } = await openForm({ imageRequired: 'Y' })
  await submit()
  expect(screen.queryByLabelText('Remarks')).toBeNull()
  expect(picker()?.accept).toBe('.jpg,.jpeg,.png,.gif')
  await choose(png('1.png'), png('2.png'), png('3.png'), png('4.png'))
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3))
  expect(facts.at(-1)).toMatchObject({
    name: 'toastRequested',
    data: { text: 'At most 3 pictures can be added.', durationMs: 1_500 },
  })
  expect((await submit()).disabled).toBe(false)
})

test('a picture that cannot be read says so (B5, CON-03)', async () => {
  const { facts } = await openForm({ imageRequired: 'Y' })
  await submit()
  // Too large to be sent as it is, and no picture: this browser cannot draw it.
  await choose(new File([new Uint8Array(800_000)], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(facts.at(-1)).toMatchObject({ data: { text: 'Image retrieval failed' } }))
})

test('what asks for nothing has nothing to apply for', async () => {
  await openForm({})
  expect(await screen.findByText('Nothing to apply for')).toBeTruthy()
})

/** The upload's own wire: answers in their order, each with how far the upload came before. */
function answerUploads(...answers: ('lost' | { status: number; body: object })[]) {
  const sent: { query: Record<string, string>; body: unknown }[] = []
  class Uploading {
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    #query: Record<string, string> = {}
    open(_method: string, url: string): void {
      this.#query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
    }
    setRequestHeader(): void {
      // What they say is the call's business.
    }
    send(body: unknown): void {
      sent.push({ query: this.#query, body })
      const answer = answers.shift() ?? 'lost'
      this.upload.onprogress?.({ loaded: 47, total: 100 })
      if (answer === 'lost') return this.onerror?.()
      this.status = answer.status
      this.responseText = JSON.stringify(answer.body)
      this.onload?.()
    }
  }
  // jsdom has no Response: what a call reads of one.
  class Answer {
    readonly status: number
    readonly #body: string
    constructor(body: string, { status }: { status: number }) {
      this.#body = body
      this.status = status
    }
    get ok(): boolean {
      return this.status < 400
    }
    json(): Promise<unknown> {
      return Promise.resolve(JSON.parse(this.#body))
    }
    text(): Promise<string> {
      return Promise.resolve(this.#body)
    }
  }
  Object.defineProperty(globalThis, 'Response', { value: Answer, configurable: true })
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Uploading, configurable: true })
  return sent
}
/** What a Blob holds, as a browser reads it. */
const textOf = (blob: unknown): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob instanceof Blob ? blob : new Blob())
  })
const JOINED = { promotionId: 'photo', title: 'Title', startDate: '2026-11-01', endDate: null, noExpiry: 1 }
const TAKEN = {
  ...{ success: true, code: '', message: '' },
  value: {
    ...{ ...JOINED, joinedAt: '2026-11-01T00:00:00.000Z', state: 'applied', runs: true, mayApply: false },
    application: null,
  },
}
const refusal = (code: string) => ({ status: 409, body: { success: false, code, message: '' } })

async function sendRemarks() {
  const opened = await openForm({ remarkRequired: 'Y' })
  fireEvent.change(await screen.findByLabelText('Remarks'), { target: { value: ' Table 7 ' } })
  await act(async () => void fireEvent.click(await submit()))
  return opened
}
type Facts = Awaited<ReturnType<typeof openForm>>['facts']
const loadings = (facts: Facts) =>
  facts.flatMap(({ name, data }) =>
    name === 'loadingChanged' ? [data as { shown: boolean; text?: string }] : [],
  ) // reason: the fact's own shape

test('after a lost answer the same id is sent again; the progress is shown, and the member is led to the promotions (B4, CON-03)', async () => {
  const sent = answerUploads('lost', { status: 200, body: TAKEN })
  const { facts, visits } = await sendRemarks()
  await waitFor(() => expect(visits).toEqual([{ to: '/m/activity', replace: true }]))
  expect(sent.map(({ query }) => query['remarks'])).toEqual(['Table 7', 'Table 7'])
  expect(sent[0]?.query['id']).toBe(sent[1]?.query['id'])
  const shown = loadings(facts)
  expect(shown.slice(0, 2).map(({ text }) => text)).toEqual(['Please wait…', 'Sending… 40%'])
  expect(shown.at(-1)?.shown).toBe(false)
})

test('pictures are sent as the bytes they are, one after another, with the bytes of each in the query (B5, CON-03, PLT-03)', async () => {
  const sent = answerUploads({ status: 200, body: TAKEN })
  const { visits } = await openForm({ imageRequired: 'Y' })
  await submit()
  await choose(new File(['first'], 'a.png', { type: 'image/png' }), png('b.png'))
  await screen.findByRole('img', { name: 'Picture 2' })
  await act(async () => void fireEvent.click(await submit()))
  await waitFor(() => expect(visits).toHaveLength(1))
  const [{ body, query } = { body: undefined, query: {} }] = sent
  expect([query['promotionId'], query['sizes']]).toEqual(['photo', '5,3'])
  expect(await textOf(body)).toBe('firstpng')
})

test('a refusal is said in its own words, what was typed stays, and nothing spins on (B8, CON-03)', async () => {
  answerUploads(refusal('image_size'), refusal('reward_waiting'))
  const { facts, visits } = await sendRemarks()
  await waitFor(() =>
    expect(facts.at(-1)).toMatchObject({ data: { text: 'A picture may be at most 5 MB.' } }),
  )
  expect(loadings(facts).at(-1)?.shown).toBe(false)
  await act(async () => void fireEvent.click(await submit()))
  expect(await screen.findByText('Your application for this promotion is already with us.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Remarks').value).toBe(' Table 7 ')
  expect(visits).toEqual([])
})

test('two answers that are lost are said, and the form waits (CON-03)', async () => {
  const sent = answerUploads('lost', 'lost')
  await sendRemarks()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect((await submit()).disabled).toBe(false)
})

test('a phone’s camera is offered beside its pictures (CON-03)', async () => {
  await openForm({ imageRequired: 'Y' })
  await submit()
  const camera = document.querySelector('[data-picker=camera]')
  expect(camera?.getAttribute('capture')).toBe('environment')
  const opened = jest.spyOn(camera as HTMLInputElement, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Take a photo' }))
  expect(opened).toHaveBeenCalledTimes(1)
})
