import { Alert, Button, Card, CardContent } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { checkMailing, sendMailing } from '@site/shared-api/contract/mailing'
import { useRef, useState } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { AudienceFields, useAudiences } from '#features/mailing/audience-fields.tsx'
import { letterOf, type MailingForm } from '#features/mailing/letter-of.ts'
import { SendDialog } from '#features/mailing/send-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { BilingualRich } from '#managed/inputs/bilingual-rich.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { MomentInput } from '#managed/inputs/moment-input.tsx'
import { useProblemText } from '#problems/problem-text.ts'

type Checked = ValueOf<typeof checkMailing> & { readonly form: MailingForm }

/** A message to members: to whom, in both languages, looked at before it is sent (PLT-09). */
export default function NewMailingPage() {
  const t = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const brand = useFirstBrand()
  const [to] = useAudiences()
  const [problem, setProblem] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  // Made before the first try: a lost answer and a second try are one message.
  const id = useRef(crypto.randomUUID())
  const check = async (form: MailingForm): Promise<void> => {
    const letter = letterOf(form)
    if (!letter) return setProblem(t('mailing.whom'))
    setProblem(undefined)
    try {
      const answer = await call(checkMailing, { params: { merchant: form.merchant }, body: letter })
      setChecked({ ...answer, form })
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  const send = async ({ form }: Checked): Promise<void> => {
    const letter = letterOf(form)
    if (!letter) return
    const at = form.at ? { at: form.at } : {}
    await call(sendMailing, {
      params: { merchant: form.merchant },
      body: { id: id.current, ...letter, ...at },
    })
    notify(t(form.at ? 'mailing.planned' : 'mailing.sent'), { type: 'success' })
    void navigate('/mailings')
  }
  if (brand === undefined || to === undefined) return null
  return (
    <>
      <PageHead title={t('mailing.write')} about={t('mailing.write_about')} />
      <Card>
        <CardContent>
          <Form
            defaultValues={{ merchant: brand, to }}
            // reason: the fields below are those of the form
            onSubmit={(values: object) => check(values as MailingForm)}
          >
            <BrandFilter source="merchant" />
            <AudienceFields />
            <BilingualText legend={t('field.title')} source="title" />
            <BilingualRich legend={t('field.content')} source="content" />
            <MomentInput helperText={t('mailing.at_help')} label={t('mailing.send_at')} source="at" />
            {problem !== undefined && <Alert severity="error">{problem}</Alert>}
            <Button sx={{ mt: 2 }} type="submit" variant="contained">
              {t('mailing.check')}
            </Button>
          </Form>
        </CardContent>
      </Card>
      {checked && (
        <SendDialog
          close={() => setChecked(undefined)}
          content={checked.content}
          count={checked.count}
          send={() => send(checked)}
          title={checked.form.title ?? {}}
        />
      )}
    </>
  )
}
