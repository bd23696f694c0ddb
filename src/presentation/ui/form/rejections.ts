import { makeAutoObservable, observableRef } from 'mobx';
import type { Message } from '../../i18n/message.ts';

interface Rejection<Values> {
  readonly field: keyof Values;
  readonly sent: Values;
  readonly message: Message;
}

/**
 * What a service found wrong with values that it was sent. It judged all of them together: with a corrected card number,
 * for example, the expiry date that was rejected may be right. So each rejection counts for exactly those values.
 */
export class Rejections<Values extends object> {
  all: readonly Rejection<Values>[] = [];

  constructor() {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  messageFor(field: keyof Values, values: Values): Message | null {
    const rejection = this.all.findLast((each) => each.field === field && isSame(each.sent, values));
    return rejection?.message ?? null;
  }

  add(rejection: Rejection<Values>): void {
    this.all = [...this.all, rejection];
  }
}

/** Files and other objects are the same only when they are identical. */
const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((field) => Object.is(one[field], other[field]));
