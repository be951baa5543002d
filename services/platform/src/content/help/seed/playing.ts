import { NOTHING, type TopicOf } from '#content/help/seed/shape'

export const games: TopicOf = () => ({
  tag: 'games',
  title: { TY: 'เกม', EN: 'Games' },
  content: NOTHING,
  items: [
    {
      tag: 'find',
      title: { TY: 'หาเกมได้ที่ไหน', EN: 'How do I find a game?' },
      content: {
        TY: '<p>แตะแว่นขยายด้านบนแล้วพิมพ์ชื่อเกมหรือค่าย เป็นภาษาไทยหรืออังกฤษก็ได้ แตะรูปหัวใจเพื่อเก็บไว้ใน <a href="/m/fav-games">เกมของฉัน</a></p>',
        EN: '<p>Tap the magnifier at the top and type the name of a game or a provider, in Thai or in English. The heart keeps a game in <a href="/m/fav-games">My games</a>.</p>',
      },
    },
    {
      tag: 'free-play',
      title: { TY: 'ทดลองเล่นฟรีได้ไหม', EN: 'Can I try a game for free?' },
      content: {
        TY: '<p>ได้ เกมที่มีป้ายทดลองเล่นเปิดด้วยเงินสมมติ ไม่ต้องมีบัญชี เงินรางวัลในโหมดนี้ไม่ใช่เงินจริง</p>',
        EN: '<p>Yes. Games marked for free play open with play money, and you need no account. What you win that way is no real money.</p>',
      },
    },
    {
      tag: 'broken-off',
      title: { TY: 'เกมหลุดกลางรอบ', EN: 'My game broke off in the middle of a round' },
      content: {
        TY: '<p>ผลของรอบนั้นออกที่ผู้ให้บริการเกมแล้ว เปิดเกมเดิมอีกครั้ง เกมจะเล่นต่อหรือแสดงผลให้ เงินรางวัลเข้ายอดเอง ถ้าเกินหนึ่งชั่วโมงแล้วยังไม่เข้า แจ้งชื่อเกมและเวลากับฝ่ายบริการลูกค้า</p>',
        EN: '<p>The round is decided at the provider. Open the same game again: it goes on, or shows how it ended, and a win is paid by itself. If an hour has passed, give customer service the name of the game and the time.</p>',
      },
    },
    {
      tag: 'fair',
      title: { TY: 'ผลของเกมยุติธรรมหรือไม่', EN: 'Are the games fair?' },
      content: {
        TY: '<p>ผลทุกรอบสุ่มโดยผู้ให้บริการเกม ไม่ใช่โดยเรา เราเปลี่ยนผลไม่ได้ ในระยะยาวทุกเกมจ่ายคืนน้อยกว่าที่เดิมพันเข้าไป อัตราจ่ายคืนอยู่ในหน้าวิธีเล่นของแต่ละเกม</p>',
        EN: '<p>Each round is drawn by the provider, not by us, and we cannot change it. In the long run every game pays out less than is staked in it: the percentage is in the rules of each game.</p>',
      },
    },
  ],
})

export const promotions: TopicOf = () => ({
  tag: 'promotions',
  title: { TY: 'โปรโมชัน', EN: 'Promotions' },
  content: NOTHING,
  items: [
    {
      tag: 'join',
      title: { TY: 'เข้าร่วมโปรโมชันอย่างไร', EN: 'How do I join a promotion?' },
      content: {
        TY: '<p>เปิด <a href="/m/activity">โปรโมชัน</a> เลือกรายการที่สนใจ อ่านเงื่อนไขให้จบ แล้วแตะเข้าร่วม บางรายการขอหมายเหตุหรือรูปภาพประกอบ</p>',
        EN: '<p>Open <a href="/m/activity">Promotions</a>, choose one, read its terms to the end and join. Some ask for a remark or a picture.</p>',
      },
    },
    {
      tag: 'turnover',
      title: { TY: 'เทิร์นโอเวอร์คืออะไร', EN: 'What is turnover?' },
      content: {
        TY: '<p>คือยอดเดิมพันรวมที่ต้องเล่นก่อนถอนโบนัส เช่น โบนัส 100 เทิร์น 10 เท่า หมายถึงเดิมพันรวมให้ครบ 1,000 เกมแต่ละชนิดอาจนับไม่เท่ากัน ดูในเงื่อนไขของโปรโมชัน</p>',
        EN: '<p>What you have to stake in all before a bonus can be withdrawn. A bonus of 100 with ten times turnover means stakes of 1,000. Kinds of games may count differently: see the terms of the promotion.</p>',
      },
    },
  ],
})
