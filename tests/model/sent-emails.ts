import { emailTexts } from '../../server/commerce/emails/email-texts.ts';
import type { DatabaseSnapshot } from './snapshot.ts';

const refundSubject = emailTexts['pt-br'].emails.refunded.subject;
const chargebackSubject = emailTexts['pt-br'].emails.chargedBack.subject;

/** The emails about orders in one scenario. */
export class SentEmails {
  /** Subjects of the emails, by order. */
  readonly #subjects = new Map<string, string[]>();

  record({ subject, text }: { subject: string; text: string }): void {
    const order = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0];
    if (order !== undefined) this.#subjects.set(order, [...(this.#subjects.get(order) ?? []), subject]);
  }

  /** Faults, one sentence each: an email that was sent twice, or before its order was paid or refunded. */
  findFaults({ orders }: DatabaseSnapshot): string[] {
    return [...this.#subjects].flatMap(([id, subjects]) => {
      const order = orders.find((each) => each.id === id);
      const isPaid = order !== undefined && order.paidAt !== null;
      const confirmsRefund = subjects.includes(refundSubject);
      const isRefunded = order?.status === 'refunded' && order.refund !== 'due';
      return [
        ...(isPaid ? [] : [`an email confirms order ${id}, which was not paid`]),
        ...(!confirmsRefund || isRefunded ? [] : [`an email confirms a refund of order ${id} too early`]),
        ...(subjects.includes(chargebackSubject) && order?.status !== 'charged_back'
          ? [`an email reports a chargeback of order ${id}, which is ${order?.status}`]
          : []),
        ...(new Set(subjects).size === subjects.length
          ? []
          : [`order ${id} got an email twice: ${subjects}`]),
      ];
    });
  }
}
