import { Link, LoadFailed, useInfiniteQuery, useMessages, useQuery, useSession } from '@site/shared-api'
import { Button, buttonLook, Card, ListRowFace, listRowLook, ListRows } from '@site/ui'
import { useState } from 'react'
import { MoreRows } from '#figures/more-rows.tsx'
import { useMoney } from '#figures/use-money.ts'
import {
  quotasQuery,
  rebatesQuery,
  rebateSettingsQuery,
  type Rebates,
  type OfAgent,
} from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { partAddress, useAgencyAddress } from '../../address.ts'
import { SectionSkeleton } from '../../section-skeleton.tsx'
import { rateText } from '../../rate.ts'
import { RateForm } from './rate-form.tsx'

/** Commission of today, what each downline is given of it, and how many may have how much (B7 'rebates', 'quotas'). */
export function Rates({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const today = useQuery({ ...rebatesQuery(), enabled: signedIn })
  const money = useMoney(agent.currency)
  return (
    <>
      <h2 className={styles.title}>{t('agency.part.rates')}</h2>
      {today.data === undefined ? (
        today.isError ? (
          <LoadFailed retry={() => void today.refetch()} />
        ) : (
          <SectionSkeleton count={2} />
        )
      ) : (
        <Today rebates={today.data} money={money} />
      )}
      <Settings agent={agent} />
      <Quotas />
    </>
  )
}

function Today({
  rebates,
  money,
}: {
  readonly rebates: Rebates
  readonly money: (amount: string) => string
}) {
  const t = useMessages('member-centre')
  return (
    <Card className={styles.card} data-today="">
      <p className={styles.note}>{t('agency.commission_today')}</p>
      <p className={styles.big}>{money(rebates.total)}</p>
      <p className={styles.note}>
        {t(`agency.commission_of.${rebates.base}`)} {t('agency.own_rate', { rate: rateText(rebates.rate) })}
      </p>
      {rebates.lines.length === 0 ? null : (
        <ListRows aria-label={t('agency.commission_today')}>
          {rebates.lines.map(({ account, amount, basis, rate }) => (
            <li key={account} {...listRowLook()}>
              <ListRowFace name={account} more={`${money(basis)} · ${rateText(rate)}`} end={money(amount)} />
            </li>
          ))}
        </ListRows>
      )}
      <Link
        to={partAddress('statement', { kind: 'commission' })}
        {...buttonLook({ variant: 'ghost', full: true })}
      >
        {t('agency.history')}
      </Link>
    </Card>
  )
}

function Settings({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const named = useAgencyAddress().text('member')
  const [chosen, choose] = useState(named)
  const list = useInfiniteQuery({ ...rebateSettingsQuery(), enabled: signedIn })
  const rows = list.data?.pages.flatMap((page) => page.list)
  const most = list.data?.pages[0]?.rate ?? agent.rate
  if (rows === undefined)
    return list.isError ? <LoadFailed retry={() => void list.refetch()} /> : <SectionSkeleton count={3} />
  return (
    <section className={styles.section} aria-label={t('agency.downline_rates')}>
      <h2 className={styles.title}>{t('agency.downline_rates')}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('agency.no_downline_rates')}</p>
      ) : (
        <ListRows>
          {rows.map((setting) => (
            <li key={setting.account} className={styles.section}>
              <div {...listRowLook()} data-rate={setting.account}>
                <ListRowFace
                  name={setting.account}
                  more={[
                    setting.nickname,
                    rateText(setting.rate),
                    setting.nextRate === null
                      ? null
                      : t('agency.rate_next', { rate: rateText(setting.nextRate) }),
                  ]
                    .filter((text) => text !== null)
                    .join(' · ')}
                  end={
                    agent.rights.includes('change') && chosen !== setting.account ? (
                      <Button
                        variant="secondary"
                        aria-label={`${t('agency.set_rate')}: ${setting.account}`}
                        onClick={() => choose(setting.account)}
                      >
                        {t('agency.set_rate')}
                      </Button>
                    ) : null
                  }
                />
              </div>
              {chosen === setting.account && agent.rights.includes('change') ? (
                <RateForm setting={setting} most={most} onDone={() => choose(undefined)} />
              ) : null}
            </li>
          ))}
        </ListRows>
      )}
      <MoreRows list={list} />
    </section>
  )
}

/** How many downlines may have a high rate. */
function Quotas() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...quotasQuery(), enabled: signedIn })
  if (data === undefined)
    return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton count={1} />
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('agency.quotas')}</h2>
      <p className={styles.note}>
        {data.from === null ? t('agency.no_quotas') : t('agency.quota_from', { rate: rateText(data.from) })}
      </p>
      {data.list.length === 0 ? null : (
        <div className={styles.scroll} role="region" aria-label={t('agency.quotas')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('agency.rate')}</th>
                <th scope="col">{t('agency.quota.most')}</th>
                <th scope="col">{t('agency.quota.used')}</th>
                <th scope="col">{t('agency.quota.left')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ rate, most, used, left }) => (
                <tr key={rate}>
                  <th scope="row">{rateText(rate)}</th>
                  <td>{most}</td>
                  <td>{used}</td>
                  <td>{left}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
