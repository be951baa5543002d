import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { removeConsoleCard, type ConsoleCard } from '@site/shared-api/contract/withdraw-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { NameText } from '#member-link/name-text.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly cards: readonly ConsoleCard[]
  changed(): void
}

/** Cards of members, masked; one is taken away with a reason. */
export function CardList({ cards, changed }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const [cardToRemove, setCardToRemove] = useState<ConsoleCard>()
  const [why, setWhy] = useState('')
  if (cards.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {t('withdrawals.no_cards')}
      </Typography>
    )
  return (
    <>
      <Table size="small" sx={STACKED}>
        <TableHead>
          <TableRow>
            <TableCell>{t('withdrawals.account')}</TableCell>
            <TableCell>{t('withdrawals.card')}</TableCell>
            <TableCell>{t('withdrawals.holder')}</TableCell>
            <TableCell>{t('withdrawals.shared')}</TableCell>
            <TableCell>{t('withdrawals.added')}</TableCell>
            <TableCell>{t('withdrawals.removed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cards.map((card) => (
            <TableRow key={card.id}>
              <TableCell data-label={t('withdrawals.account')}>
                <MemberLink account={card.account} merchant={card.merchant} />
              </TableCell>
              <TableCell data-label={t('withdrawals.card')}>{`${card.bankName} ••${card.number}`}</TableCell>
              <TableCell data-label={t('withdrawals.holder')}>
                <NameText>{card.holder}</NameText>
              </TableCell>
              <TableCell data-label={t('withdrawals.shared')}>
                <SharedWith card={card} />
              </TableCell>
              <TableCell data-label={t('withdrawals.added')}>{when(card.addedAt)}</TableCell>
              <TableCell>
                {card.removedAt === null ? (
                  <Button
                    aria-label={`${t('withdrawals.do.remove_card')} ••${card.number}`}
                    color="error"
                    onClick={() => (setWhy(''), setCardToRemove(card))}
                    size="small"
                  >
                    {t('withdrawals.do.remove_card')}
                  </Button>
                ) : (
                  [
                    when(card.removedAt),
                    t(`deposits.who.${card.removedBy}`, { _: card.removedBy }),
                    card.removedWhy,
                  ]
                    .filter(Boolean)
                    .join(' · ')
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {cardToRemove && (
        <ConfirmDialog
          action={t('withdrawals.do.remove_card')}
          close={() => setCardToRemove(undefined)}
          confirm={() =>
            call(removeConsoleCard, { params: { id: cardToRemove.id }, body: { why: why.trim() } }).finally(
              changed,
            )
          }
          danger
          disabled={why.trim() === ''}
          text={t('withdrawals.sure.remove_card', {
            card: `${cardToRemove.bankName} ••${cardToRemove.number}`,
          })}
          title={t('withdrawals.do.remove_card')}
        >
          <TextField
            label={t('withdrawals.why')}
            multiline
            onChange={({ target }) => setWhy(target.value)}
            sx={{ mt: 2 }}
            value={why}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** Who else has, or had, the number; each a way to their page. */
function SharedWith({ card: { merchant, sharedWith } }: { readonly card: ConsoleCard }) {
  if (sharedWith.length === 0) return '–'
  return (
    <Stack component="span" sx={{ alignItems: 'flex-start', display: 'inline-flex' }}>
      {sharedWith.map((account) => (
        <MemberLink key={account} account={account} bare merchant={merchant} />
      ))}
    </Stack>
  )
}
