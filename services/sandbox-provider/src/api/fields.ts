import { z } from 'zod'
import { amountText } from '#store/records'

/** Made by the page before the first try, so that a repeat is no second bet. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
export const roundId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const stake = amountText
