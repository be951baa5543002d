import { Link, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import type { BankCard } from '@site/shared-api/contract/bank-card'
import { Button, buttonLook, EmptyState, Icon, ListRowFace, ListRows, listRowLook } from '@site/ui'
import { useState } from 'react'
import { cardsQuery } from '../withdraw.api.ts'
import { Waiting } from '../withdraw.tsx'
import styles from './cards.module.css'
import { RemoveCard } from './remove-card.tsx'

/** Where a member is paid out to; others are added, and these taken away (MEM-03). */
export function Cards() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...cardsQuery(), enabled: signedIn })
  const [cardToRemove, ask] = useState<BankCard>()
  if (!data) return isError ? <LoadFailed retry={() => void refetch()} /> : <Waiting />
  return (
    <div className={styles.cards} data-state={data.cards.length === 0 ? 'empty' : 'ready'}>
      {data.cards.length === 0 ? (
        <EmptyState drawing="wallet" title={t('withdraw.no_cards')} text={t('withdraw.no_cards_text')} />
      ) : (
        <ListRows aria-label={t('withdraw.cards')}>
          {data.cards.map((card) => (
            <li key={card.cardId} {...listRowLook()}>
              <ListRowFace
                face={<Icon name={card.kind === 'bank' ? 'receipt-text' : 'wallet'} size={20} />}
                name={`${card.bankName} ••${card.number}`}
                more={card.holder}
                end={
                  <Button
                    variant="ghost"
                    aria-label={`${t('withdraw.remove')} ${card.bankName} ••${card.number}`}
                    onClick={() => ask(card)}
                  >
                    {t('withdraw.remove')}
                  </Button>
                }
              />
            </li>
          ))}
        </ListRows>
      )}
      {cardToRemove ? (
        <RemoveCard key={cardToRemove.cardId} card={cardToRemove} done={() => ask(undefined)} />
      ) : data.cards.length < data.most ? (
        <Link to="/m/withdraw?step=card" {...buttonLook({ variant: 'primary', size: 'l', full: true })}>
          {t('withdraw.add_card')}
        </Link>
      ) : (
        <p className={styles.note}>{t('withdraw.refused.too_many_cards')}</p>
      )}
    </div>
  )
}
