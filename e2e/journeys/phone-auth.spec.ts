import { FirebaseEmulator, installFirebase } from '@site/tools/firebase-emulator'
import { ask } from '#support/ask.ts'
import { LOG_IN } from '#support/member.ts'
import { open } from '#support/page-facts.ts'
import {
  chooseBirthday,
  field,
  fillAccount,
  form,
  freshName,
  freshNumber,
  signedIn,
  submit,
} from '#support/registration.ts'
import { startOwnSite, type OwnSite } from '#support/sites.ts'
import { expect, test as base } from '#support/test.ts'

interface Fixtures {
  readonly emulator: FirebaseEmulator
  readonly site: OwnSite
}

/** A site whose codes are sent by the third-party phone service, which its own emulator replaces. */
const test = base.extend<object, Fixtures>({
  emulator: [
    async ({}, use) => {
      const program = installFirebase()
      if (program === undefined)
        throw new Error(
          'Firebase’s emulator is not here and could not be installed from the npm registry. Set FIREBASE_TOOLS_DIR to a folder where `npm install firebase-tools` has been run.',
        )
      const emulator = new FirebaseEmulator(program)
      await emulator.start()
      await use(emulator)
      await emulator.stop()
    },
    // It may have to be installed, and compiles its whole description at the start: 20 s on a machine that does nothing else.
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [
    async ({ emulator }, use) => {
      const site = await startOwnSite('phone-auth', { settings: emulator.environment })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ language: 'EN' })

/** Has a code sent and reads it as the phone's owner would. */
async function codeAfter(
  emulator: FirebaseEmulator,
  number: string,
  act: () => Promise<void>,
): Promise<string> {
  const before = new Set((await emulator.codes()).map(({ sessionInfo }) => sessionInfo))
  await act()
  let code: string | undefined
  await expect
    .poll(async () => {
      const sent = await emulator.codes()
      code = sent.find((one) => one.phoneNumber === number && !before.has(one.sessionInfo))?.code
      return code
    })
    .toMatch(/^\d{6}$/)
  return code ?? ''
}

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

test('a code of the third-party phone service signs in, a wrong one does not (ACC-20, ACC-01)', async ({
  page,
  emulator,
  watch,
}) => {
  watch.allow(/status of 400/)
  await open(page, '/m/login')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  const login = page.getByRole('form', { name: 'Log in by mobile number' })
  await login.getByRole('textbox', { name: 'Mobile number' }).fill('081 234 5678')
  const code = await codeAfter(emulator, '+66812345678', () =>
    login.getByRole('button', { name: 'Send code' }).click(),
  )
  await expect(page.getByText('The code has been sent')).toBeVisible()
  await expect(login.getByRole('timer')).toBeVisible()
  await login.getByLabel('Verification code').fill(wrong(code))
  await login.getByRole('button', { name: LOG_IN }).click()
  await expect(login.getByText('Verification code error.')).toBeVisible()
  await login.getByLabel('Verification code').fill(code)
  await login.getByRole('button', { name: LOG_IN }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await signedIn(page)).toBe('lotus.demo')
})

test('registration takes the number that the third party has proved (ACC-15, ACC-20)', async ({
  page,
  emulator,
  watch,
}) => {
  watch.allow(/status of 400/)
  const [username, number] = [freshName(), freshNumber()]
  await open(page, '/m/register')
  await fillAccount(page, username)
  await field(page, 'mobileNum').fill(number)
  const code = await codeAfter(emulator, `+66${number.slice(1)}`, () =>
    form(page).getByRole('button', { name: 'Send code' }).click(),
  )
  await field(page, 'payeeName').fill('Mali Suda')
  await chooseBirthday(page)
  await field(page, 'messageCode').fill(wrong(code))
  await submit(page).click()
  await expect(field(page, 'messageCode')).toHaveAccessibleDescription(/Verification code error/)
  await field(page, 'messageCode').fill(code)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await signedIn(page)).toBe(username)
})

test('pages may call the phone service only where the brand uses it (ACC-20)', async ({ site, emulator }) => {
  const policyOf = async (brand: 'lotus' | 'coral'): Promise<unknown> =>
    (await ask(site, '/m/login', { brand })).headers['content-security-policy']
  expect(await policyOf('lotus')).toContain(`connect-src 'self' ${emulator.origin};`)
  expect(await policyOf('coral')).toContain(`connect-src 'self';`)
})
