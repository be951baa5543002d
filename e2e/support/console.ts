import { expect, type Page } from '@playwright/test'
import { codeShown } from '../../services/platform/test/rig/people/authenticator.ts'
import { Caller } from '../../services/platform/test/rig/caller.ts'
import { complete } from '../../services/platform/test/rig/people/local-owner.ts'
import { inPerson } from './in-person.ts'
import type { Site } from './sites.ts'

const FIRST_PAGE_MS = 60_000

export interface Access {
  readonly name: string
  readonly password: string
  readonly otpauth: string
}

/** A new operator of a role, as the second owner of the site's examples adds one in person: unrelated to `local`, whose token the journeys use. */
export async function addOperator(site: Site, name: string, role: string): Promise<Access> {
  const answer = await fetch(`${consoleOf(site, '')}/wps/operator/operators`, {
    method: 'POST',
    headers: { ...(await inPerson(site, 'local-approver')), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, role }),
  })
  const { value } = (await answer.json()) as { value?: { invitation: string } } // reason: the platform's own envelope
  if (value === undefined) throw new Error(`The operator could not be added: ${answer.status}`)
  const origin = consoleOf(site, '')
  return await complete({ caller: new Caller(origin, origin) }, value.invitation)
}

/** The address of a page of the console. */
export const consoleOf = (site: Site, path = '/console'): string =>
  `http://localhost:${site.operatorPort}${path}`

/** Signs in through the form that is shown, in English; `steps` half minutes ahead, as a code is good once. */
export async function signInAt(page: Page, { name, password, otpauth }: Access, steps = 0): Promise<void> {
  const field = page.getByLabel('Name')
  // The console is a large program: on a machine that is full its first page takes its time.
  await expect(field).toBeVisible({ timeout: FIRST_PAGE_MS })
  if (await field.isEnabled()) await field.fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Code').fill(codeShown(otpauth, steps))
  const button = page.getByRole('button', { name: 'Sign in' })
  await button.click()
  // A journey that goes on before has not signed in.
  await expect(button).toHaveCount(0, { timeout: FIRST_PAGE_MS })
}
