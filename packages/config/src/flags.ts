/**
 * The specifications' flags (A6, B6, decisions) that calls of the platform judge, each with what a brand has that says
 * nothing of it. The platform reads no declarations of modules; where a module declares one of these too, a test holds
 * that both say the same. A flag that only hides a page, a row or a popup is declared by its module alone.
 */
export const JUDGED_FLAGS = {
  CBS3: 0,
  CHNGPASSMAIL3: 0,
  CHNGPASSVERIF3: 0,
  DEPDETAIL3: 0,
  FACEBOOKLOGIN3: 0,
  FIREBASEAUTH3: 0,
  GOOGLELOGIN3: 0,
  FEEDBACK3: 0,
  MAILCEN: 0,
  MANPLAYREB3: 0,
  MEMCENTER3: 0,
  MOBILENUMPASSREG3: 0,
  MOBILENUMREG3: 0,
  PTSYS3: 0,
  REFERRAL3: 0,
  PERSREP: 0,
  REGMOBVERF3: 0,
  REWCEN3: 0,
  SECPRIV: 0,
  SINGLELOGIN3: 0,
  TRANSBETREPMEM3: 0,
  TRANSREC3: 0,
  VIPBENEFIT3: 0,
} as const satisfies Readonly<Record<string, 0 | 1>>

export type JudgedFlag = keyof typeof JUDGED_FLAGS

/** Whether a flag is on for a brand: as its document says, else as it is declared. */
export function flagOn(
  { flags }: { readonly flags: Readonly<Record<string, 0 | 1>> },
  name: JudgedFlag,
): boolean {
  return (flags[name] ?? JUDGED_FLAGS[name]) === 1
}
