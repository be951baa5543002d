import { openRewardCentre, rewardCentreOffered, useMessages } from '@site/shared-api'
import { Icon, MenuRowFace, menuRowLook } from '@site/ui'

/** Bonus in the header's member popup: the reward centre, or a word of where to ask (SHL-13, SHL-27). */
export default function BonusRowSlot() {
  const t = useMessages('member-centre')
  if (!rewardCentreOffered()) return null
  return (
    <ul>
      <li>
        <button type="button" {...menuRowLook()} onClick={openRewardCentre}>
          <MenuRowFace icon={<Icon name="gift" size={20} />} text={t('entry.bonus')} />
        </button>
      </li>
    </ul>
  )
}
