import type { DueWork } from '../../../server/commerce/due/due-work.ts';
import type { RenewalNews } from '../../../server/commerce/due/renewal-letters.ts';
import type { PaymentGateway } from '../../../server/commerce/payment-gateway.ts';
import type { Database } from '../../../server/database/database.ts';

/** A time that goes only where it is moved to. */
export class HandClock {
  #time: number;

  constructor(time: string) {
    this.#time = new Date(time).getTime();
  }

  readonly look = (): Date => new Date(this.#time);

  pass({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>): void {
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  /** The time in so many hours. */
  in(hours: number): Date {
    return new Date(this.#time + hours * 3_600_000);
  }
}

/** A machine that does what is due, with the letters that it has sent and the problems that it has had. */
export interface DueMachine extends DueWork {
  sent: { news: RenewalNews; dragonId: string; language: string }[];
  problems: unknown[];
}

export function dueMachine(database: Database, gateway: PaymentGateway | null, clock: HandClock): DueMachine {
  const sent: DueMachine['sent'] = [];
  const problems: unknown[] = [];
  return {
    database,
    gateway,
    now: clock.look,
    letters: { send: async (news, dragonId, language) => void sent.push({ news, dragonId, language }) },
    onProblem: (error) => problems.push(error),
    sent,
    problems,
  };
}
