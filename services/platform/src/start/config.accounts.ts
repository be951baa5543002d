import { z } from 'zod'
import type { MailAccount } from '#providers/mail/smtp.provider'
import type { SmsAccount } from '#providers/sms/http.provider'
import { StartupError } from '@site/service-kit/startup-error'

const emailAddress = z.email()

/** Environment of everything that leads into an account. */
export const accountEnvironment = {
  /** What codes and waiting messages are fingerprinted and sealed under; without it the database keeps one. */
  ACCOUNT_SECRET: z.string().min(32).optional(),
  /** An SMS gateway: where `{to, text}` is posted, and the bearer token. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(20).optional(),
  /** A mail server, and the address that e-mails come from. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: emailAddress.optional(),
  /** A k-anonymous list of leaked passwords: called as `<address><first five of the SHA-1>`. */
  LEAKED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A Firebase project for phone verification, and the host of its emulator where one is used. */
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/)
    .optional(),
}

type Environment = z.output<z.ZodObject<typeof accountEnvironment>>

/** What a browser needs to ask Firebase; `emulator` is the origin of the emulator where one is used. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly emulator: string | undefined
}

export interface AccountConfig {
  readonly sms: SmsAccount | undefined
  readonly mail: MailAccount | undefined
  readonly leakedPasswordsUrl: string | undefined
  readonly firebase: FirebaseProject | undefined
}

/** Reads the accounts' part of the environment; throws StartupError where half of an account is named. */
export function accountConfig(data: Environment): AccountConfig {
  return {
    sms: smsOf(data),
    mail: mailOf(data),
    leakedPasswordsUrl: data.LEAKED_PASSWORDS_URL,
    firebase: firebaseOf(data),
  }
}

function smsOf({ SMS_URL, SMS_TOKEN, SMS_SENDER }: Environment): SmsAccount | undefined {
  if (SMS_URL === undefined && SMS_TOKEN === undefined) return undefined
  if (SMS_URL === undefined || SMS_TOKEN === undefined)
    throw new StartupError('An SMS gateway needs SMS_URL and SMS_TOKEN together.')
  return { url: SMS_URL, token: SMS_TOKEN, sender: SMS_SENDER }
}

function mailOf({ SMTP_URL, MAIL_FROM }: Environment): MailAccount | undefined {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined
  if (SMTP_URL === undefined || MAIL_FROM === undefined)
    throw new StartupError('A mail server needs SMTP_URL and MAIL_FROM together.')
  return { url: SMTP_URL, from: MAIL_FROM }
}

function firebaseOf(data: Environment): FirebaseProject | undefined {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: host,
  } = data
  if ([apiKey, authDomain, projectId].every((one) => one === undefined)) return undefined
  if (apiKey === undefined || authDomain === undefined || projectId === undefined)
    throw new StartupError(
      'Phone verification needs FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID together.',
    )
  return { apiKey, authDomain, projectId, emulator: host === undefined ? undefined : `http://${host}` }
}
