import { useMessages } from '@site/shared-api'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { Button } from '@site/ui'
import { AuthLink } from '#layout/auth-link.tsx'
import { lazyPart } from '#lazy-part/lazy-part.tsx'
import { FreePlayButton } from '#sign-in/free-play/index.ts'
import { RefusalNote } from '#form/index.ts'
import { SocialButtons } from '#sign-in/social/index.ts'
import { Disclaimer } from './disclaimer.tsx'
import { FoldedSection, FormSection } from './form-section.tsx'
import { MethodToggle } from './method-toggle.tsx'
import type { FormField } from '#features/register/fields/methods.ts'
import { RegisterField, type FieldContext } from '#features/register/fields/register-field.tsx'
import styles from './register-form.module.css'
import { useInviteLink } from '#features/register/use-invite-link.ts'
import { useRegisterForm } from './use-register-form.ts'

/** Fetched by those who come from a provider. */
const SocialStart = lazyPart(() =>
  import('#features/register/social/social-start.tsx').then((part) => part.SocialStart),
)

interface Props {
  readonly settings: RegisterSettings
  /** Where the player was going. */
  readonly next: string | null
}

/** Registration by the brand's rules (ACC-10 to ACC-16, B2, B4, B5). */
export function RegisterForm({ settings, next }: Props) {
  const t = useMessages('account')
  const state = useRegisterForm(settings)
  const { parts, emptied, method, social } = state
  const invited = useInviteLink(state.form)
  const context: FieldContext = {
    round: state.round,
    errorOf: state.errorOf,
    number: state.number,
    chosen: state.chosen,
  }
  const show = (fields: readonly FormField[], markOptional = false) =>
    fields.map((field) => (
      <RegisterField
        key={`${field.name} ${emptied}`}
        field={field}
        context={context}
        optional={markOptional && !field.required && field.name !== 'messageCode'}
      />
    ))
  return (
    <form {...state.props} className={styles.form} aria-label={t('register.form')} data-state="ready">
      {social.identity === undefined ? null : <SocialStart identity={social.identity} onDrop={social.drop} />}
      <RefusalNote refusal={social.refusal} />
      {invited === 'invalid' ? <RefusalNote refusal={{ code: 'referrer_invalid' }} /> : null}
      <MethodToggle methods={state.methods} method={method} onChoose={state.choose} />
      <FormSection title={t('register.account')}>{show(parts.account, true)}</FormSection>
      {parts.person.length === 0 ? null : (
        <FormSection title={t('register.person')}>{show(parts.person)}</FormSection>
      )}
      <FoldedSection fields={parts.optional}>{show(parts.optional)}</FoldedSection>
      {parts.captcha === undefined ? null : show([parts.captcha])}
      <Disclaimer adultAge={settings.adultAge} agreed={state.agreed} onChange={state.setAgreed} />
      <RefusalNote refusal={state.refusal} />
      <div className={styles.bar}>
        <Button type="submit" size="l" full disabled={!state.agreed} busy={state.busy}>
          {t('register.submit')}
        </Button>
      </div>
      {social.identity === undefined ? <SocialButtons next={next} /> : null}
      <p className={styles.other}>
        {t('register.have_account')}{' '}
        <AuthLink to="login" next={next} className={styles.link}>
          {t('register.to_login')}
        </AuthLink>
      </p>
      <FreePlayButton />
    </form>
  )
}
