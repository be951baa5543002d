import type { Brand } from '@site/config/schema'

const YEAR_SECONDS = 31_536_000

type Asking = Pick<Brand, 'merchant' | 'adultAge'>

const nameOf = ({ merchant }: Asking): string => `m_age_${merchant}`

/** Whether this browser has said at this brand that its visitor is as old as the brand asks now; a brand that asks for more asks again. */
export function isOldEnough(cookies: string | undefined, brand: Asking): boolean {
  const name = nameOf(brand)
  return (cookies ?? '').split(';').some((pair) => {
    const [key, value = ''] = pair.trim().split('=', 2)
    return key === name && /^\d{2}$/.test(value) && Number(value) >= brand.adultAge
  })
}

/** What a browser keeps of a yes, for a year. */
export function ageCookie(brand: Asking, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : ''
  return `${nameOf(brand)}=${brand.adultAge}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`
}
