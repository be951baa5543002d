import type { PromotionSeed } from '#content/announcements/seed/shape'

/** Promotions of the Thai example brand. */
export const lotusPromotions: PromotionSeed[] = [
  {
    id: 'lotus-welcome',
    categories: ['new'],
    art: ['lotus-welcome', 'lotus-welcome-steps'],
    startDay: -120,
    TY: {
      title: 'ต้อนรับสมาชิกใหม่ ฝากรับเพิ่ม 50%',
      lead: 'เริ่มต้นกับ Lotus ด้วยเครดิตที่มากกว่า ฝากเท่าไร เราเติมให้อีกครึ่งหนึ่ง สูงสุด ฿2,000 ต่อการฝาก',
      points: [
        'สมัครสมาชิกและยืนยันเบอร์โทรศัพท์ให้เรียบร้อย',
        'ฝากเงินตั้งแต่ ฿200 แล้วเลือกรับโปรโมชั่นนี้ก่อนกดยืนยัน',
        'ได้รับโบนัสทันทีที่ยอดฝากเข้า ใช้เล่นได้ทุกเกมยกเว้นหวย',
      ],
      terms: [
        'ทำยอดหมุนเวียน 5 เท่าของโบนัสภายใน 30 วัน',
        'ระหว่างใช้โบนัส เดิมพันได้ไม่เกินครั้งละ ฿500',
        'หนึ่งคน หนึ่งบัญชี รับได้สูงสุด 3 ครั้ง',
        'ยกเลิกโบนัสได้ทุกเมื่อ เงินฝากของคุณยังเป็นของคุณ',
      ],
    },
    EN: {
      title: 'Welcome: 50% on top of your deposit',
      lead: 'Start at Lotus with more credit. Whatever you deposit, we add half of it again, up to ฿2,000 a deposit.',
      points: [
        'Sign up and confirm your phone number.',
        'Deposit ฿200 or more and choose this promotion before you confirm.',
        'The bonus is yours as soon as the deposit has arrived, for every game but the lottery.',
      ],
      terms: [
        'Play through the bonus 5 times within 30 days.',
        'Bets of up to ฿500 while you play with it.',
        'One person, one account, three times at most.',
        'You may cancel the bonus at any time; your deposit stays yours.',
      ],
    },
  },
  {
    id: 'lotus-first-spins',
    categories: ['new', 'games'],
    art: ['lotus-first-spins'],
    startDay: -20,
    endDay: 40,
    TY: {
      title: 'ฟรีสปิน 50 รอบในสล็อตเกมแรกของคุณ',
      lead: 'ลองสล็อตเกมไหนก็ได้เป็นครั้งแรก แล้วรับฟรีสปิน 50 รอบในเกมเดียวกันวันถัดไป',
      points: [
        'เล่นสล็อตครบ 100 รอบภายในวันเดียว',
        'ฟรีสปินพร้อมให้กดรับเวลา 10.00 น. ของวันถัดไป',
        'เงินรางวัลจากฟรีสปินเข้ากระเป๋าหลัก',
      ],
      terms: ['สำหรับสมาชิกที่สมัครไม่เกิน 30 วัน', 'ฟรีสปินใช้ได้ภายใน 3 วัน', 'ถอนเงินรางวัลได้เมื่อหมุนครบ 3 เท่า'],
    },
    EN: {
      title: '50 free spins in your first slot',
      lead: 'Try any slot for the first time and get 50 free spins in that very game the day after.',
      points: [
        'Play 100 rounds of one slot within a day.',
        'Your free spins wait from 10:00 the next day.',
        'What they win goes to your main wallet.',
      ],
      terms: [
        'For members who joined within the last 30 days.',
        'Free spins are good for 3 days.',
        'Winnings can be withdrawn after 3 times turnover.',
      ],
    },
  },
  {
    id: 'lotus-daily-cashback',
    byItself: true,
    categories: ['daily'],
    art: ['lotus-daily-cashback'],
    startDay: -200,
    TY: {
      title: 'คืนยอดเสียสล็อตทุกวัน 5%',
      lead: 'วันไหนโชคยังไม่มา รับคืน 5% ของยอดเสียสุทธิในเกมสล็อต ไม่ต้องกดขอ ไม่ต้องทำยอด',
      points: ['ระบบคิดยอดเสียสุทธิตั้งแต่ 00.00 ถึง 23.59 น.', 'เครดิตคืนเข้ากระเป๋าก่อนเที่ยงของวันถัดไป', 'ถอนได้ทันที'],
      terms: ['ยอดคืนขั้นต่ำ ฿10 สูงสุด ฿3,000 ต่อวัน', 'ไม่นับรวมรอบที่เล่นด้วยโบนัสอื่น'],
    },
    EN: {
      title: '5% slots cashback, every day',
      lead: 'When luck stays away you get 5% of your net slot losses back. Nothing to ask for, nothing to play through.',
      points: [
        'We add up net losses from 00:00 to 23:59.',
        'The cashback is in your wallet before noon the next day.',
        'Withdraw it straight away.',
      ],
      terms: ['From ฿10 to ฿3,000 a day.', 'Rounds played with another bonus do not count.'],
    },
  },
  {
    id: 'lotus-weekend-reload',
    categories: ['daily'],
    art: ['lotus-weekend-reload'],
    startDay: -6,
    endDay: 90,
    TY: {
      title: 'ฝากวันเสาร์อาทิตย์ รับเพิ่ม 30%',
      lead: 'ทุกวันเสาร์และอาทิตย์ การฝากครั้งแรกของวันรับโบนัส 30% สูงสุด ฿1,500',
      points: ['ฝากตั้งแต่ ฿300 ในวันเสาร์หรือวันอาทิตย์', 'เลือกโปรโมชั่นนี้ในหน้าฝากเงิน', 'รับโบนัสทันทีหลังยอดฝากเข้า'],
      terms: ['วันละหนึ่งครั้ง', 'ทำยอดหมุนเวียน 10 เท่าของโบนัสภายใน 30 วัน', 'หนึ่งการฝาก เลือกได้หนึ่งโปรโมชั่น'],
    },
    EN: {
      title: 'Weekend reload: 30% on top',
      lead: 'Every Saturday and Sunday the first deposit of the day earns 30%, up to ฿1,500.',
      points: [
        'Deposit ฿300 or more on a Saturday or a Sunday.',
        'Choose this promotion on the deposit page.',
        'The bonus follows as soon as the deposit has arrived.',
      ],
      terms: [
        'Once a day.',
        'Play through the bonus 10 times within 30 days.',
        'One promotion a deposit, so not together with the welcome bonus.',
      ],
    },
  },
  {
    id: 'lotus-baccarat-pairs',
    categories: ['games'],
    art: ['lotus-baccarat-pairs'],
    startDay: -15,
    endDay: 45,
    imageRequired: true,
    remarkRequired: true,
    TY: {
      title: 'บาคาร่าไพ่คู่มงคล แจกทุกเลขสวย',
      lead: 'ได้ไพ่คู่ที่โต๊ะบาคาร่าสดพร้อมเลขท้ายรอบตามกำหนด รับโบนัสสูงสุด ฿8,888',
      points: [
        'เก็บภาพหน้าจอรอบที่ชนะพร้อมเลขรอบ',
        'กดเข้าร่วม แนบภาพ และเขียนเลขรอบในช่องหมายเหตุ',
        'ทีมงานตรวจและแจ้งผลภายใน 24 ชั่วโมง',
      ],
      terms: ['เลขท้าย 88 รับ ฿888 เลขท้าย 888 รับ ฿8,888', 'เดิมพันขั้นต่ำรอบละ ฿100', 'ขอรับได้วันละหนึ่งครั้ง'],
    },
    EN: {
      title: 'Lucky pairs at live baccarat',
      lead: 'A pair at a live baccarat table in a round with a lucky ending pays a bonus of up to ฿8,888.',
      points: [
        'Keep a screenshot of the winning round with its number.',
        'Join, attach the picture and write the round number in the remarks.',
        'We check it and answer within 24 hours.',
      ],
      terms: [
        'Ending 88 pays ฿888, ending 888 pays ฿8,888.',
        'Bets of ฿100 or more.',
        'One application a day.',
      ],
    },
  },
  {
    id: 'lotus-fish-hunt',
    categories: ['games'],
    art: ['lotus-fish-hunt'],
    startDay: -3,
    endDay: 11,
    TY: {
      title: 'ศึกล่าปลาทะเลลึก ชิงรางวัลรวม ฿200,000',
      lead: 'สะสมคะแนนจากเกมยิงปลาทุกเกม 100 อันดับแรกแบ่งรางวัลรวม ฿200,000',
      points: [
        'ทุกชัยชนะตั้งแต่ 20 เท่าขึ้นไปได้คะแนนตามจำนวนเท่า',
        'ตารางอันดับปรับทุก 15 นาที',
        'จ่ายรางวัลภายใน 48 ชั่วโมงหลังจบกิจกรรม',
      ],
      terms: ['อันดับ 1 รับ ฿50,000', 'คะแนนเท่ากัน ผู้ที่ทำได้ก่อนอยู่เหนือกว่า', 'บัญชีทดลองไม่ร่วมจัดอันดับ'],
    },
    EN: {
      title: 'Deep-sea hunt: ฿200,000 to share',
      lead: 'Collect points in every fishing game. The first hundred players share ฿200,000.',
      points: [
        'Every win of 20 times the bet or more scores its multiple.',
        'The table is renewed every 15 minutes.',
        'Prizes are paid within 48 hours of the end.',
      ],
      terms: [
        'First place takes ฿50,000.',
        'On equal points the earlier score leads.',
        'Trial accounts are not ranked.',
      ],
    },
  },
  {
    id: 'lotus-lottery-consolation',
    categories: ['games'],
    art: [],
    startDay: -60,
    TY: {
      title: 'หวยเฉียด ปลอบใจ 2%',
      lead: 'เลขสองตัวพลาดไปหนึ่งแต้ม เราคืนให้ 2% ของยอดแทงงวดนั้น ไม่มีเงื่อนไขหมุนเวียน',
      points: [
        'แทงเลขสองตัวในหวยรายการใดก็ได้',
        'ถ้าเลขที่ออกห่างจากเลขของคุณหนึ่งแต้ม รับคืนอัตโนมัติ',
        'เครดิตเข้าภายในหนึ่งชั่วโมงหลังประกาศผล',
      ],
      terms: ['คืนสูงสุด ฿500 ต่องวด', 'นับเฉพาะโพยที่ไม่ยกเลิก'],
    },
    EN: {
      title: 'So close: 2% lottery consolation',
      lead: 'Your two digits missed by one? We return 2% of what you staked on that draw, with nothing to play through.',
      points: [
        'Bet two digits in any lottery.',
        'If the draw is one away from your number the return is automatic.',
        'It is credited within an hour of the result.',
      ],
      terms: ['Up to ฿500 a draw.', 'Cancelled tickets do not count.'],
    },
  },
  {
    id: 'lotus-birthday',
    categories: ['vip'],
    art: [],
    startDay: -300,
    remarkRequired: true,
    TY: {
      title: 'สุขสันต์วันเกิด รับของขวัญจากเรา',
      lead: 'เดือนเกิดของคุณ รับเครดิตของขวัญตามระดับสมาชิก ตั้งแต่ ฿100 ถึง ฿10,000',
      points: [
        'กรอกวันเกิดในข้อมูลส่วนตัวล่วงหน้าอย่างน้อย 30 วัน',
        'กดเข้าร่วมและเขียนวันเกิดในช่องหมายเหตุ',
        'รับเครดิตภายใน 24 ชั่วโมง',
      ],
      terms: ['ปีละหนึ่งครั้ง', 'มียอดฝากรวมอย่างน้อย ฿1,000 ใน 30 วันที่ผ่านมา'],
    },
    EN: {
      title: 'A gift on your birthday',
      lead: 'In the month of your birthday you get a gift credit for your level, from ฿100 to ฿10,000.',
      points: [
        'Have your birthday in your profile at least 30 days before.',
        'Join and write the date in the remarks.',
        'The credit arrives within 24 hours.',
      ],
      terms: ['Once a year.', 'Deposits of ฿1,000 or more within the last 30 days.'],
    },
  },
  {
    id: 'lotus-vip-steps',
    categories: ['vip'],
    art: ['lotus-vip-steps'],
    startDay: -250,
    TY: {
      title: 'เลื่อนขั้น VIP รับโบนัสทุกระดับ',
      lead: 'ทุกครั้งที่เลื่อนระดับ รับโบนัสทันทีและอัตราคืนยอดที่สูงขึ้นตลอดไป',
      points: ['สะสมเงื่อนไขของระดับถัดไปได้จากทุกเกม', 'เมื่อครบ ระบบเลื่อนระดับให้อัตโนมัติ', 'กดรับโบนัสในหน้าสิทธิพิเศษ VIP'],
      terms: ['ระดับไม่ลดลงภายใน 90 วัน', 'โบนัสเลื่อนระดับถอนได้เมื่อหมุนครบ 1 เท่า'],
    },
    EN: {
      title: 'Climb the VIP steps',
      lead: 'Every new level brings a bonus at once and a better rebate for good.',
      points: [
        'Any game counts towards the next level.',
        'You rise automatically when its conditions are met.',
        'Claim the bonus under VIP benefits.',
      ],
      terms: ['A level is kept for at least 90 days.', 'The bonus can be withdrawn after one turnover.'],
    },
  },
  {
    id: 'lotus-friends',
    categories: ['new', 'daily'],
    art: ['lotus-friends'],
    startDay: -90,
    TY: {
      title: 'ชวนเพื่อน รับคนละ ฿150',
      lead: 'ส่งลิงก์ของคุณให้เพื่อน เมื่อเพื่อนฝากและเล่นครบ รับเครดิตคนละ ฿150 ทั้งคู่',
      points: [
        'คัดลอกลิงก์จากหน้าแนะนำเพื่อน',
        'เพื่อนสมัครผ่านลิงก์และฝากตั้งแต่ ฿300',
        'เพื่อนเล่นครบ ฿1,500 ทั้งสองคนรับเครดิต',
      ],
      terms: ['ไม่จำกัดจำนวนเพื่อน', 'บัญชีที่ใช้อุปกรณ์เดียวกันไม่นับ'],
    },
    EN: {
      title: 'Bring a friend: ฿150 each',
      lead: 'Send a friend your link. Once they have deposited and played, both of you get ฿150.',
      points: [
        'Copy your link from the referral page.',
        'Your friend joins with it and deposits ฿300 or more.',
        'After ฿1,500 of play both of you are credited.',
      ],
      terms: ['As many friends as you like.', 'Accounts on the same device do not count.'],
    },
  },
  {
    id: 'lotus-loy-krathong',
    categories: ['daily', 'games'],
    art: ['lotus-loy-krathong'],
    startDay: -2,
    endDay: 6,
    TY: {
      title: 'ลอยกระทงออนไลน์ รับดวงดีทุกวันตลอดสัปดาห์เทศกาล ฝาก เล่น แล้วลอย ลุ้นรางวัลรายวันและรางวัลใหญ่คืนสุดท้าย',
      lead: 'ลอยกระทงวันละหนึ่งใบ ทุกใบมีรางวัล ตั้งแต่ฟรีสปินถึงเครดิต ฿9,999',
      points: ['เล่นครบ ฿300 ในวันนั้นเพื่อรับกระทงหนึ่งใบ', 'กดลอยก่อนเที่ยงคืน', 'คืนสุดท้ายจับรางวัลใหญ่จากกระทงทุกใบ'],
      terms: ['กระทงที่ไม่ได้ลอยหมดอายุเที่ยงคืน', 'ประกาศผลรางวัลใหญ่ในหน้าประกาศ'],
    },
    EN: {
      title:
        'Loy Krathong week: float one lantern a day, win something every day, and be in the grand draw on the last night',
      lead: 'One krathong a day, and every one of them wins: from free spins to ฿9,999 of credit.',
      points: [
        'Play ฿300 on a day to receive a krathong.',
        'Float it before midnight.',
        'On the last night the grand prize is drawn from all of them.',
      ],
      terms: [
        'A krathong not floated is gone at midnight.',
        'The grand draw is published under announcements.',
      ],
    },
  },
  {
    id: 'lotus-songkran',
    categories: ['daily'],
    art: ['lotus-songkran'],
    startDay: -225,
    endDay: -210,
    TY: {
      title: 'สงกรานต์ชุ่มฉ่ำ สาดโบนัส',
      lead: 'ฉลองปีใหม่ไทยด้วยโบนัสฝากทุกวันตลอดสัปดาห์สงกรานต์',
      points: ['ฝากตั้งแต่ ฿200 รับโบนัส 20% ทุกวัน', 'รับได้ทุกช่องทางฝาก'],
      terms: ['กิจกรรมจบแล้ว ขอบคุณที่ร่วมสนุก'],
    },
    EN: {
      title: 'Songkran splash',
      lead: 'The Thai new year with a deposit bonus on every day of the week.',
      points: ['Deposits of ฿200 or more earned 20% every day.', 'By every channel.'],
      terms: ['This promotion is over. Thank you for playing.'],
    },
  },
]
