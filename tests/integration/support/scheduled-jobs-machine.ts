import { randomUUID } from 'node:crypto';
import { emailTexts } from '../../../server/commerce/emails/email-texts.ts';
import { intentOf } from '../../../server/commerce/idempotency.ts';
import { placeOrder } from '../../../server/commerce/orders/place-order.ts';
import type { PaymentGateway } from '../../../server/commerce/payments/payment-gateway.ts';
import { demoReceiver } from '../../../server/commerce/pix/pix-receiver.ts';
import type { OrderRequest } from '../../../server/commerce/products/order-product.ts';
import type { JobContext } from '../../../server/commerce/scheduled/job-context.ts';
import type { Database } from '../../../server/database/database.ts';
import type { Language } from '../../../server/http/language.ts';
import type { EmailContents } from '../../../server/mail/mail.ts';

/** A clock that changes only when a test moves it. */
export class ManualClock {
  #time: number;

  constructor(time: string) {
    this.#time = new Date(time).getTime();
  }

  readonly now = (): Date => new Date(this.#time);

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>): void {
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  /** Returns the time after a number of hours, or before if it is negative. */
  hoursFromNow(hours: number): Date {
    return new Date(this.#time + hours * 3_600_000);
  }
}

/** An email with its receiver and its kind in `emailTexts`. */
export interface SentEmail extends EmailContents {
  readerId: string;
  kind: string;
  language: Language;
}

/** A machine that runs scheduled jobs, with its sent emails and problems. */
export interface ScheduledJobsMachine extends JobContext {
  sent: SentEmail[];
  problems: unknown[];
}

export function createScheduledJobsMachine(
  database: Database,
  gateway: PaymentGateway | null,
  clock: ManualClock,
): ScheduledJobsMachine {
  const sent: ScheduledJobsMachine['sent'] = [];
  const problems: unknown[] = [];
  return {
    database,
    gateway,
    now: clock.now,
    readerMail: {
      send: async (readerId, email) => void sent.push({ readerId, ...kindOf(email), ...email }),
    },
    site: () => 'https://banca.example',
    onProblem: (error) => problems.push(error),
    sent,
    problems,
  };
}

/** Places an order of a reader with a new purchase intent. */
export const placeOrderOn = (machine: JobContext, readerId: string, request: OrderRequest) =>
  placeOrder(
    { ...machine, pixReceiver: demoReceiver, ages: { isAtLeast: async () => true } },
    intentOf(readerId, randomUUID(), {}),
    request,
  );

function kindOf({ subject }: Pick<EmailContents, 'subject'>): Pick<SentEmail, 'kind' | 'language'> {
  for (const language of ['pt-br', 'en-us'] as const) {
    for (const [kind, texts] of Object.entries(emailTexts[language].emails)) {
      if (texts.subject === subject) return { kind, language };
    }
  }
  throw new Error(`No email has the subject ${subject}.`);
}
