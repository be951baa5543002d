import { codeOf, credentialOf } from '../../rig/caller.ts'
import type { Table } from '../../rig/outside/play.ts'
import { launchPath, type Game } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import {
  BORN,
  copyOf,
  exclude,
  FOR_EVER,
  type Known,
  type ExclusionInput,
} from '../../rig/people/kept-away.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { coralForm, freshNumber, lotusForm, Person, provedForm } from '../../rig/people/person.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

/** An exclusion is not evaded by another account; `of` is a member who has excluded themselves by `exclusion` (MEM-09). */
export function secondAccountSuite(
  { rig }: Table,
  exclusion: ExclusionInput,
  of: () => Pick<Known, 'cardNumber' | 'holder' | 'member' | 'phone'> & { readonly game: Game },
): void {
  const editor = new Editor(rig)

  it('a second account with the same address is refused, in the whole house where the exclusion says so', async () => {
    const { member } = of()
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const verificationCode = await person.code(typed, e164, 'register')
    const duplicate = await person.sealed(
      'PUT',
      '/wps/member/register',
      lotusForm({ mobileNum: typed, verificationCode, email: member.email }),
    )
    expect(codeOf(duplicate)).toBe('self_excluded')
    const coral = new Person(rig, 'coral')
    const elsewhere = await coral.sealed(
      'PUT',
      '/wps/member/register',
      await coralForm(coral, { email: member.email.toUpperCase() }),
    )
    expect(codeOf(elsewhere)).toBe(exclusion === FOR_EVER ? 'self_excluded' : '200')
  })

  it('the same address with a sign after a plus is refused', async () => {
    const [name, service] = of().member.email.split('@')
    const person = new Person(rig)
    const form = await provedForm(person, {
      email: `${name?.toUpperCase()}+games@${service}`,
      payeeName: freshPayee(),
    })
    expect(codeOf(await person.sealed('PUT', '/wps/member/register', form))).toBe('self_excluded')
  })

  it.each<[string, (known: Pick<Known, 'holder' | 'member'>) => Record<string, string>]>([
    ['the address with another dot', ({ member: { email } }) => ({ email: `${email[0]}.${email.slice(1)}` })],
    ['the names the other way round', ({ holder }) => ({ payeeName: holder.split(' ').reverse().join(' ') })],
    ['the name with a letter more', ({ holder }) => ({ payeeName: `${holder}h` })],
    ['the name with a letter less', ({ holder }) => ({ payeeName: holder.slice(0, -1) })],
    ['the name with two letters swapped', ({ holder }) => ({ payeeName: holder.replace('Som', 'Smo') })],
    ['the name with a title', ({ holder }) => ({ payeeName: `Miss ${holder}` })],
  ])('an account with %s, and the same birthday, waits for a person', async (_, more) => {
    const { game, holder, member } = of()
    const { credential } = await newMember(rig, {
      payeeName: freshPayee(),
      birthday: BORN,
      ...more({ holder, member }),
    })
    const deposit = await new Withdrawer(rig, 'lotus', credential).ask({ channelId: 'transfer' })
    const launch = await rig.caller.get(launchPath(game), { credential })
    expect([codeOf(deposit), codeOf(launch)]).toEqual(['play_restricted', 'play_restricted'])
  })

  it('a name that differs by a letter, with another birthday, is another person', async () => {
    const { game, holder } = of()
    const { credential } = await newMember(rig, { payeeName: `${holder}h`, birthday: '1991-05-17' })
    expect(codeOf(await rig.caller.get(launchPath(game), { credential }))).toBe('200')
  })

  it('a second account with the same browser or the same card plays and pays in nothing until a person has looked', async () => {
    const { cardNumber, game, phone } = of()
    const opened = await newMember(rig, { payeeName: freshPayee() }, copyOf(phone))
    const holder = freshPayee()
    const other = await newMember(rig, { payeeName: holder })
    const payer = new Withdrawer(rig, 'lotus', other.credential)
    await payer.setPin({ password: FIRST })
    const open = await payer.ask({ channelId: 'transfer' })
    expect(codeOf(open)).toBe('200')
    const card = await payer.addCard({ number: cardNumber, holder })
    expect([codeOf(card), card.body.field]).toEqual(['self_excluded', 'number'])
    for (const { credential, name } of [opened, other]) {
      const deposit = await new Withdrawer(rig, 'lotus', credential).ask({ channelId: 'transfer' })
      const launch = await rig.caller.get(launchPath(game), { credential })
      expect([codeOf(deposit), codeOf(launch)]).toEqual(['play_restricted', 'play_restricted'])
      const { value } = (await editor.call('GET', `care/lotus/${name}`)).body
      expect(value).toMatchObject({ state: 'open', restricted: true, markers: [{ kind: 'twin' }] })
    }
  })
}

/** Accounts that are there already (MEM-09). */
export function sameNumberSuite(rig: Rig): void {
  const editor = new Editor(rig)

  it('other accounts of the same proved number keep away too, those of the same address wait for a person', async () => {
    const { credential, email, mobile } = await newMember(rig, { payeeName: freshPayee() })
    const sharing = await newMember(rig, { payeeName: freshPayee(), email })
    const patch = (countries: string[]) =>
      editor.call('PATCH', 'brands/coral', { sms: { countries, perHour: 500 } })
    expect((await patch(['PH', 'SG', 'TH'])).status).toBe(200)
    const coral = new Person(rig, 'coral')
    const form = await coralForm(coral)
    const theirs = credentialOf(await coral.sealed('PUT', '/wps/member/register', form))
    const number = { mobileNum: mobile.typed, countryDialingCode: '66', password: FIRST }
    const after = await coral.lastSent()
    const codeAnswer = await coral.call('POST', '/wps/member/info/mobile/code', {
      credential: theirs,
      body: { end: 'new', ...number },
    })
    expect(codeOf(codeAnswer)).toBe('200')
    const { code } = await coral.sent(mobile.e164, after)
    const proved = await coral.call('POST', '/wps/member/info/mobile', {
      credential: theirs,
      body: { ...number, newCode: code },
    })
    expect(codeOf(proved)).toBe('200')
    await exclude(rig.caller, credential, FOR_EVER)
    await patch(['PH', 'SG'])
    const gone = await coral.get('/wps/session', { credential: theirs })
    expect([codeOf(gone), gone.body.data]).toEqual(['session_ended', { reason: 'excluded' }])
    expect(codeOf(await coral.login(String(form['username']), FIRST))).toBe('self_excluded')
    expect(await sharing.person.isAlive(sharing.credential)).toBe(true)
    const { value } = (await editor.call('GET', `care/lotus/${sharing.name}`)).body
    expect(value).toMatchObject({
      state: 'open',
      restricted: false,
      markers: [{ kind: 'duplicate' }, { kind: 'twin' }],
    })
  })
}
