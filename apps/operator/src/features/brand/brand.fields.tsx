import { AccessFields } from '#features/brand/access-fields.tsx'
import { ColourFields } from '#features/brand/colour-fields.tsx'
import { FlagFields, ModuleFields } from '#features/brand/switch-fields.tsx'
import { GameFields } from '#features/brand/game-fields.tsx'
import { IdentityFields } from '#features/brand/identity-fields.tsx'
import { MarkFields } from '#features/brand/mark-fields.tsx'
import { RegistrationFields } from '#features/brand/registration-fields.tsx'
import { Section } from '#features/brand/section.tsx'
import { ServiceFields } from '#features/brand/service-fields.tsx'

/** Everything that a brand is, by what one comes for. */
export default function BrandFields() {
  return (
    <>
      <Section
        name="identity"
        isOpen
        fields={[
          'merchant',
          'name',
          'tagline',
          'hosts',
          'publicOrigin',
          'languages',
          'defaultLanguage',
          'currency',
          'country',
          'timeZone',
        ]}
      >
        <IdentityFields />
      </Section>
      <Section name="look" fields={['themes', 'defaultTheme', 'shape', 'mark', 'ownMark']}>
        <MarkFields />
        <ColourFields />
      </Section>
      <Section name="modules" fields={['modules']}>
        <ModuleFields />
      </Section>
      <Section name="flags" fields={['flags']}>
        <FlagFields />
      </Section>
      <Section name="games" fields={['categories', 'vendors', 'inHouseVendors', 'bigWinFrom', 'jackpot']}>
        <GameFields />
      </Section>
      <Section name="registration" fields={['usernameRegistration', 'registerFields', 'sms']}>
        <RegistrationFields />
      </Section>
      <Section
        name="service"
        fields={['customerService', 'resources', 'chat', 'feedbackLength', 'imageHosts', 'pictureHosts']}
      >
        <ServiceFields />
      </Section>
      <Section
        name="access"
        fields={['adultAge', 'ageGate', 'helplines', 'maintenance', 'regionRestriction', 'blockedNetworks']}
      >
        <AccessFields />
      </Section>
    </>
  )
}
