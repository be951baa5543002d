import { flagOn, JUDGED_FLAGS, type JudgedFlag } from '@site/config'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import {
  registerSettings,
  type consolidatedSettings,
  type systemStatus,
} from '@site/shared-api/contract/system'
import type { Regions } from '@site/service-kit/regions'
import type { LiveBrand } from '#brands/brands/service'
import { diallingCodeOf } from '#brands/system/countries'
import type { PhoneAuth } from '#providers/phone-auth/phone-auth.provider'
import type { SocialProviders } from '#providers/social/providers'

type Status = ValueOf<typeof systemStatus>

const MOBILE_DEVICE = 0
/** Paths of screens that other sites link to (A3: info.paths). */
const PATHS = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  activity: '/m/activity',
  help: '/m/help',
}

/** Who else lets people in, where a brand has it. */
interface Outside {
  phoneAuth: Pick<PhoneAuth, 'settings'>
  social: Pick<SocialProviders, 'isReady'>
}

/** Also, to whom a brand is closed. */
interface OutsideAndRegions extends Outside {
  regions: Regions
}

/** Everything the shell asks about its brand (A3, B3). */
export function statusOf(brand: LiveBrand, outside: OutsideAndRegions, ip: string): Status {
  const { document } = brand
  return {
    info: {
      customerService: customerServiceOf(brand),
      domainRoute: domainsOf(brand),
      mobileTemplate: templatesOf(brand),
      paths: PATHS,
      register: registerOf(brand, outside),
      resources: document.resources,
      whitelabel: whitelabelOf(brand),
      mainDomain: mainDomainOf(brand),
      imageCDNs: document.imageHosts,
    },
    location: { ip },
    maintenance: document.maintenance,
    regionRestriction: document.regionRestriction || outside.regions.isClosedTo(document, ip),
  }
}

/** Flags of the brand by name (A6, B6), those that the platform judges also where the brand says nothing of them. */
export function whitelabelOf({ document }: LiveBrand): Status['info']['whitelabel'] {
  return { ...JUDGED_FLAGS, ...document.flags }
}

/** Settings in one answer (A7). */
export function settingsOf(brand: LiveBrand): ValueOf<typeof consolidatedSettings> {
  const { document } = brand
  return {
    merchantCode: document.merchant,
    name: document.name,
    languages: document.languages,
    defaultLanguage: document.defaultLanguage,
    currency: document.currency,
    adultAge: document.adultAge,
    helplines: document.helplines,
    defaultTheme: document.defaultTheme,
    templates: templatesOf(brand),
    modules: document.modules,
    categories: document.categories,
    inHouseVendors: document.inHouseVendors,
    jackpot: document.jackpot,
  }
}

/** Ways to reach customer service, their paths obfuscated (decisions: base64url of the reversed text). */
export function customerServiceOf(brand: LiveBrand): Status['info']['customerService'] {
  return brand.document.customerService.map((entry) => ({ ...entry, path: obfuscate(entry.path) }))
}

export function domainsOf(brand: LiveBrand): Status['info']['domainRoute'] {
  return brand.document.hosts.map((domain) => ({ domain, device: MOBILE_DEVICE }))
}

export function mainDomainOf(brand: LiveBrand): string {
  return brand.document.hosts[0] ?? ''
}

/** Registration rules (B5): the stored fields, switched by the flags of B6. */
export function registerOf(brand: LiveBrand, { phoneAuth, social }: Outside): Status['info']['register'] {
  const { adultAge, country, usernameRegistration } = brand.document
  const isOn = (name: JudgedFlag): boolean => flagOn(brand.document, name)
  const firebase = isOn('FIREBASEAUTH3') ? phoneAuth.settings(brand) : null
  const stored = registerSettings.shape.fields.parse(brand.register)
  return {
    methods: { username: usernameRegistration, mobileNum: isOn('MOBILENUMREG3') },
    mobileWithPassword: isOn('MOBILENUMPASSREG3'),
    smsVerification: isOn('REGMOBVERF3'),
    mobileLogin: isOn('MOBILENUMREG3'),
    recovery: { email: isOn('CHNGPASSMAIL3'), mobileNum: isOn('CHNGPASSVERIF3') },
    phoneAuth: firebase !== null,
    firebase,
    country,
    countryDialingCode: diallingCodeOf(country),
    social: { google: social.isReady(brand, 'google'), facebook: social.isReady(brand, 'facebook') },
    adultAge,
    fields: stored,
  }
}

/** Country names come from the language data of the runtime, dialling codes from the list. */
export function countryName(code: string, language: LanguageCode): string {
  const tag = language === 'TY' ? 'th' : 'en'
  return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code
}

function templatesOf(brand: LiveBrand): Status['info']['mobileTemplate'] {
  const look = (flag: JudgedFlag) => (flagOn(brand.document, flag) ? 'new' : 'base')
  return { memberCentre: look('MEMCENTER3'), depositDetail: look('DEPDETAIL3') }
}

function obfuscate(path: string): string {
  return Buffer.from([...path].reverse().join('')).toString('base64url')
}
