import { emailTexts } from '../../server/commerce/emails/email-texts.ts';
import type { Seen } from './seen.ts';

const ofRefund = emailTexts['pt-br'].emails.refunded.subject;

/** Letters of orders that were sent in one story. */
export class Letters {
  /** What each order was told of by, as the subjects of its letters. */
  readonly #told = new Map<string, string[]>();

  note({ subject, text }: { subject: string; text: string }): void {
    const order = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0];
    if (order !== undefined) this.#told.set(order, [...(this.#told.get(order) ?? []), subject]);
  }

  /** What is wrong with them, a sentence each: nobody reads twice that they have paid, or before they have. */
  faults({ orders }: Seen): string[] {
    return [...this.#told].flatMap(([id, subjects]) => {
      const order = orders.find((each) => each.id === id);
      const isPaid = order !== undefined && order.paidAt !== null;
      const goesBack = subjects.includes(ofRefund);
      const hasGone = order?.status === 'refunded' && order.refund !== 'due';
      return [
        ...(isPaid ? [] : [`a letter tells that order ${id} was paid`]),
        ...(!goesBack || hasGone ? [] : [`a letter tells that the money of order ${id} has gone back`]),
        ...(new Set(subjects).size === subjects.length ? [] : [`order ${id} is told of twice: ${subjects}`]),
      ];
    });
  }
}
