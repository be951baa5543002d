import { MOST_CHAT_PICTURE_BYTES, sendChatPicture } from '@site/shared-api/contract/chat'
import { MOST_SLIP_BYTES, sendSlip } from '@site/shared-api/contract/deposit'
import { MOST_IDENTITY_PICTURE_BYTES, sendIdentity } from '@site/shared-api/contract/identity-check'
import { replyChatPicture } from '@site/shared-api/contract/operator-chat'
import { MOST_PICTURE_BYTES, uploadPicture } from '@site/shared-api/contract/picture'
import { MOST_REWARD_PICTURE_BYTES, requestReward } from '@site/shared-api/contract/promotion'
import { secureConsole } from '#support/behind-nginx.ts'
import { alive, open } from '#support/page-facts.ts'
import { pictureCalls } from '#support/picture-calls.ts'
import { choose, LOGO, noisyPhoto, oneByteMore, pngOf, smallPhoto } from '#support/picture-files.ts'
import {
  coveredCalls,
  expectPictures,
  named,
  pictureJourney,
  publish,
  shownSlug,
  signInAs,
  test,
} from '#support/picture-journeys.ts'
import { popup } from '#support/popup.ts'
import { expect } from '#support/test.ts'

const PROMOTION = 'lotus-baccarat-pairs'
const LOTUS_WAITING = { brand: 'lotus', state: 'applied' }
const NOTICE = 'lotus-notice-new-games'
const PICKER = 'input[type=file]'
/** What pages still send of the largest picture that they draw smaller first. */
const DRAWN_SMALLER_BYTES = 2_000_000

test.use({ brand: 'lotus', language: 'EN' })

test('every call of the contract that takes pictures has a journey through nginx (PLT-03)', async () => {
  expect(coveredCalls()).toEqual((await pictureCalls()).map(named).sort())
})

pictureJourney(
  'a small slip and one of 5 MB are taken, the operator sees the latest, one byte more is refused on the screen (MEM-02, PLT-03)',
  [sendSlip],
  async ({ page, consolePage, nginx, send }) => {
    await signInAs(page, 'lotus.demo', '/m/voucherCenter')
    await page.getByRole('radio', { name: /Bank transfer with a slip/ }).check()
    await page.getByRole('button', { name: /฿1,000$/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\?order=/)
    const orderId = new URL(page.url()).searchParams.get('order') ?? ''
    const picker = page.locator(PICKER)
    const [small, large] = [await smallPhoto(), await pngOf(MOST_SLIP_BYTES)]
    await choose(picker, oneByteMore(large))
    await expect(page.getByRole('alert').filter({ hasText: 'larger than 5 MB' })).toBeVisible()
    for (const file of [small, large]) await send(sendSlip, file.buffer.length, () => choose(picker, file))
    await expect(page.getByText('Send another slip')).toBeVisible()
    await consolePage.goto(secureConsole(nginx, `/deposits/${orderId}`))
    await expectPictures(consolePage.getByRole('img', { name: 'Slip' }))
  },
)

const NOT_IDENTIFIED = [
  ['lotus', 'lotus.new'],
  ['coral', 'coral.demo'],
] as const
for (const [brand, account] of NOT_IDENTIFIED)
  test.describe(`at the host of ${brand}`, () => {
    test.use({ brand })
    pictureJourney(
      'three pictures of 5 MB of an identity document are taken and seen by the operator, one byte more is refused on the screen (MEM-09, PLT-03)',
      [sendIdentity],
      async ({ page, consolePage, nginx, send }) => {
        await signInAs(page, account, '/m/responsiblePlay?view=identity', brand)
        const picker = page.locator(PICKER)
        const button = page.getByRole('button', { name: 'Send', exact: true })
        const large = await pngOf(MOST_IDENTITY_PICTURE_BYTES)
        await choose(picker, oneByteMore(large))
        await expect(page.getByRole('alert').filter({ hasText: 'at most 5 MB' })).toBeVisible()
        await expect(button).toBeDisabled()
        await choose(picker, [large, large, large])
        await send(sendIdentity, 3 * MOST_IDENTITY_PICTURE_BYTES, () => button.click())
        await expect(page.getByText('Sent. We will look at it.')).toBeVisible()
        await consolePage.goto(secureConsole(nginx, `/identity/${brand}:${account}`))
        await expectPictures(consolePage.getByRole('img', { name: /^Picture/ }), 3)
      },
    )
  })

pictureJourney(
  'pictures of a member and of an operator are seen by both sides of a chat, larger ones than 5 MB are refused on both screens (CON-08, PLT-03)',
  [sendChatPicture, replyChatPicture],
  async ({ page, consolePage, nginx, send }) => {
    await signInAs(page, 'lotus.agent', '/m/chat')
    const picker = page.locator(PICKER)
    const [small, large] = [await smallPhoto(), await pngOf(MOST_CHAT_PICTURE_BYTES)]
    // What a page can draw it makes small enough.
    await choose(picker, { ...small, buffer: Buffer.alloc(MOST_CHAT_PICTURE_BYTES + 1) })
    await expect(page.getByText('The picture is too large: 5 MB at most')).toBeVisible()
    await send(sendChatPicture, 1, () => choose(picker, small))
    const noisy = await noisyPhoto()
    await send(sendChatPicture, DRAWN_SMALLER_BYTES, () => choose(picker, noisy))
    const seenByMember = page.getByRole('log').getByRole('img', { name: 'Picture' })
    await expectPictures(seenByMember, 2)
    await consolePage.goto(secureConsole(nginx, '/chat'))
    await consolePage.getByRole('link', { name: /lotus\.agent/ }).click()
    await consolePage.getByRole('button', { name: 'Take', exact: true }).click()
    const answer = consolePage.locator(PICKER)
    await choose(answer, oneByteMore(large))
    await expect(consolePage.getByText('The picture is too large: 5 MB at most')).toBeVisible()
    await send(replyChatPicture, MOST_CHAT_PICTURE_BYTES, () => choose(answer, large))
    await expectPictures(consolePage.getByRole('log').getByRole('img', { name: 'Picture' }), 3)
    await expectPictures(seenByMember, 3)
  },
)

pictureJourney(
  'pictures of an application for a reward are seen by the member and by the operator, one of more than 5 MB is refused on the screen (CON-01, CON-07, PLT-03)',
  [requestReward],
  async ({ page, consolePage, nginx, send }) => {
    await signInAs(page, 'lotus.demo', `/m/applyReward?id=${PROMOTION}`)
    const picker = page.locator('[data-picker=files]')
    await choose(picker, await pngOf(MOST_REWARD_PICTURE_BYTES + 1))
    await expect(page.getByText('A picture may be at most 5 MB.')).toBeVisible()
    await choose(picker, [await noisyPhoto(), await smallPhoto()])
    await expectPictures(page.locator('[data-pictures] img'), 2)
    await page.getByLabel('Remarks').fill('Round 88')
    const submit = page.getByRole('button', { name: 'Submit apply' })
    await send(requestReward, DRAWN_SMALLER_BYTES, () => submit.click())
    await expect(page).toHaveURL(/\/m\/activity$/)
    await alive(page)
    await page.getByRole('button', { name: 'My promotions' }).click()
    const joined = popup(page).last().locator(`[data-joined="${PROMOTION}"]`)
    await expectPictures(joined.getByRole('img', { name: /^Picture/ }), 2)
    await consolePage.goto(secureConsole(nginx, `/rewards?filter=${JSON.stringify(LOTUS_WAITING)}`))
    await consolePage.locator('tbody').getByRole('link', { name: 'lotus.demo' }).first().click()
    await expect(consolePage).toHaveURL(/\/rewards\/[\w-]+$/)
    await expectPictures(consolePage.getByRole('img', { name: /^Picture/ }), 2)
  },
)

pictureJourney(
  'a banner of 10 MB is uploaded and published in the console and seen by guests, one byte more is refused on the screen (PLT-08, PLT-03)',
  [uploadPicture],
  async ({ page, consolePage, nginx, site, send }) => {
    await consolePage.goto(secureConsole(nginx, '/banner/lotus.lotus-welcome-m_home'))
    const picker = consolePage.locator(PICKER)
    const large = await pngOf(MOST_PICTURE_BYTES)
    await choose(picker, oneByteMore(large))
    await expect(consolePage.getByText('The picture is larger than 10 MB or 25 megapixels.')).toBeVisible()
    await send(uploadPicture, MOST_PICTURE_BYTES, () => choose(picker, large))
    const slug = await shownSlug(consolePage)
    await publish(consolePage, site)
    await open(page, '/m/home')
    await expectPictures(page.locator(`img[src*="${slug}"]`).first())
  },
)

const FIRST_WIDTH = 400
const EDITORS = [
  { document: `promotion/lotus.${PROMOTION}`, seenAt: `/m/activityDetail?id=${PROMOTION}` },
  { document: `ticker/lotus.${NOTICE}`, seenAt: `/m/noticeDetail?id=${NOTICE}` },
  { document: 'mall-good/lotus.umbrella', seenAt: '/m/mall/mallHome?good=umbrella' },
  { document: 'popup/lotus.lotus-popup-welcome', seenAt: '/m/home' },
]

test.describe('for a member who has not been greeted', () => {
  test.use({ newcomer: true })
  pictureJourney(
    'pictures of a promotion, a notice, a point mall item and a popup are uploaded and published in the console and seen by the member (PLT-08, CON-01, MEM-11)',
    [uploadPicture],
    async ({ page, consolePage, nginx, site, send, watch }) => {
      // A mall item waits for a second person.
      watch.allow(/status of 409/)
      const uploaded: { readonly slug: string; readonly seenAt: string }[] = []
      for (const [at, { document, seenAt }] of EDITORS.entries()) {
        const picture = await smallPhoto(FIRST_WIDTH + at)
        await consolePage.goto(secureConsole(nginx, `/${document}`))
        await send(uploadPicture, 1, () => choose(consolePage.locator(PICKER).first(), picture))
        uploaded.push({ slug: await shownSlug(consolePage), seenAt })
        await publish(consolePage, site)
      }
      await signInAs(page, 'lotus.demo', '/m/member/home')
      for (const { slug, seenAt } of uploaded) {
        await open(page, seenAt)
        await expectPictures(page.locator(`img[src*="${slug}"]`).first())
      }
    },
  )
})

test('a brand’s own SVG sign is chosen and published in the console and shown in the header of its pages (PLT-08, SHL-16)', async ({
  page,
  consolePage,
  nginx,
  site,
}) => {
  await consolePage.goto(secureConsole(nginx, '/brand/lotus'))
  await consolePage.getByRole('button', { name: 'Look' }).click()
  await choose(consolePage.locator(PICKER), LOGO)
  await expectPictures(consolePage.getByRole('img', { name: 'The brand’s own sign' }))
  await publish(consolePage, site)
  await open(page, '/m/home')
  await expectPictures(page.getByRole('banner').locator('img[src*="mark"]'))
})
