import { makeAutoObservable, observableRef } from 'mobx';
import type { Message } from '../../i18n/message.ts';

interface Rejection<Values> {
  readonly field: keyof Values;
  readonly sent: Values;
  readonly message: Message;
}

/**
 * Errors from the platform for submitted values. The platform judges all values together: with a corrected card number,
 * for example, it may accept the expiry date that it rejected. So each error applies only to exactly these values.
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

/** Compares files and other objects by identity. */
const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((field) => Object.is(one[field], other[field]));
