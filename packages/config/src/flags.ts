/** Whitelabel flags of A6 and B6 and what each gates; names marked "ours" are decisions, not the specifications'. */
export const FLAGS = {
  TRANSBETREPMEM3: 'betting record',
  TRANSREC3: 'account record',
  PERSREP: 'profit and loss',
  REWCEN3: 'reward centre',
  PTSYS3: 'point mall',
  SECPRIV: 'security centre',
  MANPLAYREB3: 'manual rebate',
  VIPBENEFIT3: 'VIP benefits (ours)',
  MAILCEN: 'messages',
  FEEDBACK3: 'feedback',
  CBS3: 'chat',
  REGMOBVERF3: 'SMS verification at registration',
  MOBILENUMREG3: 'mobile registration and mobile login',
  MOBILENUMPASSREG3: 'password fields in the mobile method',
  GOOGLELOGIN3: 'Google sign-in',
  FACEBOOKLOGIN3: 'Facebook sign-in',
  CHNGPASSMAIL3: 'forgot password by e-mail',
  CHNGPASSVERIF3: 'forgot password by mobile',
  REFERRAL3: 'share/referral and invite (ours)',
  MEMCENTER3: 'member-centre template (ours)',
  DEPDETAIL3: 'deposit detail template (ours)',
  FIREBASEAUTH3: 'third-party phone auth (ours)',
  SINGLELOGIN3: 'a sign-in ends the sessions elsewhere (ours)',
} as const

export type FlagName = keyof typeof FLAGS
