interface Words {
  readonly title: { readonly EN: string; readonly TY: string }
  readonly content: { readonly EN: string; readonly TY: string }
}

/** The mail for a deposit that the bank, or the payment company, took back; amounts with their currency. */
export const reversedMail = (amount: string, debt: string | undefined): Words => ({
  title: { EN: 'A deposit was taken back', TY: 'เงินฝากถูกเรียกคืน' },
  content: {
    EN: `Your bank or the payment company took back ${amount} that you had deposited.${
      debt === undefined
        ? ' The amount was taken from your wallet.'
        : ` Your wallet did not cover all of it: ${debt} is outstanding. Deposits pay it back first, and you cannot withdraw until it is paid back.`
    } Contact customer service if you did not ask for this.`,
    TY: `ธนาคารหรือผู้ให้บริการชำระเงินเรียกคืนเงินฝากของคุณ ${amount} ${
      debt === undefined
        ? 'เราได้หักยอดนี้จากกระเป๋าของคุณแล้ว'
        : `ยอดเงินในกระเป๋าไม่พอ คุณจึงมียอดค้างชำระ ${debt} เงินฝากครั้งถัดไปจะชำระยอดนี้ก่อน และจะถอนเงินไม่ได้จนกว่าจะชำระครบ`
    } หากคุณไม่ได้ขอเงินคืน โปรดติดต่อฝ่ายบริการลูกค้า`,
  },
})

/** The mail for such money that came again. */
export const reinstatedMail = (amount: string): Words => ({
  title: { EN: 'A deposit was returned to you', TY: 'ได้รับเงินฝากคืนแล้ว' },
  content: {
    EN: `${amount} of a deposit that had been taken back was returned to you. Any outstanding balance was paid from it first.`,
    TY: `เงินฝาก ${amount} ที่ถูกเรียกคืนกลับมาเป็นของคุณแล้ว โดยหักยอดค้างชำระก่อน`,
  },
})

/** The mail for a deposit that repaid the member's debt. */
export const repaidMail = (amount: string, left: string | undefined): Words => ({
  title: { EN: 'Outstanding balance repaid', TY: 'ชำระยอดค้างแล้ว' },
  content: {
    EN: `${amount} of your deposit repaid your outstanding balance.${left === undefined ? ' Nothing is outstanding now.' : ` ${left} is still outstanding.`}`,
    TY: `เงินฝากของคุณ ${amount} ถูกใช้ชำระยอดค้าง${left === undefined ? ' ไม่มียอดค้างเหลือแล้ว' : ` เหลือยอดค้าง ${left}`}`,
  },
})
