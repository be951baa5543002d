import type { WithdrawalState } from '@site/shared-api/contract/withdraw'

interface Words {
  readonly title: { EN: string; TY: string }
  readonly content: { EN: string; TY: string }
}

/** The mail about a withdrawal that ended without the member’s doing; undefined where no mail is needed. */
export function mailOf(
  state: WithdrawalState,
  { amount, number }: { amount: string; number: string },
): Words | undefined {
  switch (state) {
    case 'paid':
      return {
        title: { EN: 'Your withdrawal was paid', TY: 'จ่ายเงินถอนแล้ว' },
        content: {
          EN: `${amount} was paid to your account ending in ${number}.`,
          TY: `จ่าย ${amount} ไปยังบัญชีของคุณที่ลงท้ายด้วย ${number} แล้ว`,
        },
      }
    case 'refused':
      return {
        title: { EN: 'Your withdrawal was not accepted', TY: 'รายการถอนไม่ได้รับการอนุมัติ' },
        content: {
          EN: `${amount} is back in your wallet. The reason:`,
          TY: `คืน ${amount} เข้ากระเป๋าของคุณแล้ว เหตุผล:`,
        },
      }
    case 'failed':
      return {
        title: { EN: 'Your withdrawal could not be paid', TY: 'จ่ายเงินถอนไม่สำเร็จ' },
        content: {
          EN: `The bank did not take it. ${amount} is back in your wallet. Please look at the account ending in ${number}.`,
          TY: `ธนาคารไม่รับรายการ คืน ${amount} เข้ากระเป๋าของคุณแล้ว กรุณาตรวจสอบบัญชีที่ลงท้ายด้วย ${number}`,
        },
      }
    case 'returned':
      return {
        title: { EN: 'Your withdrawal came back', TY: 'เงินถอนถูกส่งคืน' },
        content: {
          EN: `The bank sent the money back. ${amount} is in your wallet again. Please look at the account ending in ${number}.`,
          TY: `ธนาคารส่งเงินคืน ${amount} กลับเข้ากระเป๋าของคุณแล้ว กรุณาตรวจสอบบัญชีที่ลงท้ายด้วย ${number}`,
        },
      }
    default:
      return undefined
  }
}
