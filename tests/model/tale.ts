import { GatewayUnreachable } from '../../server/commerce/orders/resolve-charge.ts';
import { runScheduledJobs } from '../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { faultsOfAnswer } from './answers.ts';
import { type Call, send, type Told } from './calls.ts';
import type { Command, Step } from './commands.ts';
import { live, Mishap } from './fate.ts';
import { faultsOf } from './faults.ts';
import { Letters } from './letters.ts';
import { type Asking, callFor } from './requests.ts';
import { type Seen, see } from './seen.ts';
import type { Machine, World } from './world.ts';

const minute = 60_000;

/** A request and what came of it; `told` is absent where a machine died with it. */
export interface Exchange {
  command: Asking;
  call: Call;
  told?: Told;
}

/** One run through a shop: what was asked so far, and how things stood after it. */
export class Tale {
  /** How often something was answered in this way: what never is was not tried. */
  readonly answers = new Map<string, number>();
  readonly #world: World;
  #seen: Seen;
  #keys = 0;
  /** Requests with a key, as they were sent. */
  readonly #sent: Exchange[] = [];
  /** What each key was first taken with; null: of several at once nobody knows. */
  readonly #taken = new Map<string, string | null>();
  /** What sleeps still, and what has just come to its end. */
  readonly #underway = new Set<Promise<void>>();
  readonly #done: Exchange[] = [];
  /** What went wrong with the work that nobody asked for, and was neither fate nor the gateway. */
  readonly #problems: unknown[] = [];
  readonly #letters = new Letters();

  private constructor(world: World, seen: Seen) {
    this.#world = world;
    this.#seen = seen;
  }

  static async begin(world: World): Promise<Tale> {
    await world.begin();
    return new Tale(world, await see(world.database));
  }

  /** What is wrong after it, a sentence each. What falls asleep at the gateway is left to later steps. */
  async take(step: Step): Promise<string[]> {
    const { shop, clock, gateway, database } = this.#world;
    const [before, now] = [this.#seen, clock.time];
    const wasCalm = !gateway.troubles.areAhead && this.#underway.size === 0;
    const commands = 'atOnce' in step ? step.atOnce : [step];
    const asleep = gateway.troubles.asleep();
    await Promise.race([Promise.all(commands.map((command, index) => this.#begin(command, index))), asleep]);
    const exchanges = this.#done.splice(0);
    return gateway.troubles.standStill(async () => {
      const after = await see(database);
      this.#seen = after;
      const isCalm = commands.length === 1 && wasCalm && this.#underway.size === 0;
      const situation = { shop, before, after, now, isCalm, taken: this.#taken };
      const faults = [
        ...faultsOf(shop, after, gateway),
        ...this.#letters.faults(after),
        ...exchanges.flatMap((exchange) => faultsOfAnswer(situation, exchange)),
        ...this.#problems.map((problem) => `what nobody asked for fails: ${problem}`),
      ];
      this.#noteTaken(exchanges);
      return faults;
    });
  }

  #begin(command: Command, index: number): Promise<void> {
    const earlier = [...this.#underway];
    const doing = this.#do(command, index, earlier)
      .then((exchange) => void (exchange && this.#done.push(exchange)))
      .catch((problem) => void this.#problems.push(problem))
      .finally(() => this.#underway.delete(doing));
    this.#underway.add(doing);
    return doing;
  }

  /** Everybody goes home: nothing of this story reaches into the next one. */
  async leave(): Promise<void> {
    this.#world.gateway.troubles.end();
    await Promise.all(this.#underway);
  }

  /** What is wrong once everybody has gone home, nobody stumbles any more and all that is due was done. */
  async end(): Promise<string[]> {
    const { shop, clock, gateway, machines, database } = this.#world;
    await this.leave();
    for (const minutes of [25 * 60, 60, 60, 60, 2, 2]) {
      clock.time += minutes * minute;
      for (const machine of machines) await this.#work(machine);
    }
    const seen = await see(database);
    for (const { method, status, isRenewal } of seen.orders) {
      this.#count(`${isRenewal ? 'renewal' : 'order'} by ${method}: ${status}`);
    }
    const unfinished = seen.orders.flatMap(({ id, status, method, refund, isEmailDue }) => [
      ...(status === 'waiting' ? [`order ${id} (${method}) waits for ever`] : []),
      ...(refund === 'due' ? [`the money of order ${id} never goes back`] : []),
      ...(isEmailDue ? [`nobody is ever told of order ${id}`] : []),
    ]);
    return [...faultsOf(shop, seen, gateway), ...this.#letters.faults(seen), ...unfinished];
  }

  async #do(command: Command, index: number, earlier: Promise<void>[]): Promise<Exchange | null> {
    const { machines, clock, gateway } = this.#world;
    const machine = machines[index % machines.length] as Machine;
    switch (command.do) {
      case 'wait':
        clock.time += command.minutes * minute;
        return null;
      case 'pay': {
        const pending = gateway.pending();
        const reference = pending[command.which % pending.length];
        if (reference !== undefined) gateway.decide(reference, command.isPaid);
        return null;
      }
      case 'trouble':
        gateway.troubles.befall(command.kind, command.calls);
        return null;
      case 'wake':
        gateway.troubles.wake();
        await Promise.all(earlier);
        return null;
      case 'work':
        await live(command.fate ?? null, () => this.#work(machine));
        return null;
      default: {
        const asked = command.do === 'again' ? this.#again(command) : this.#ask(command);
        if (!asked) return null;
        const { value: told } = await live(command.fate ?? null, () => send(machine, asked.call));
        this.#count(`${command.do}: ${told ? (told.code ?? told.body.status ?? told.status) : 'nobody'}`);
        return { ...asked, ...(told !== undefined && { told }) };
      }
    }
  }

  #ask(command: Asking): Exchange | null {
    this.#keys += 1;
    const call = this.#callFor(command, `key-number-${this.#keys}`);
    if (!call) return null;
    if (call.key !== undefined) this.#sent.push({ command, call });
    return { command, call };
  }

  /** As it was sent before, or with another content and the same key. */
  #again({ back, changed, fate }: Extract<Command, { do: 'again' }>): Exchange | null {
    const sent = this.#sent.at(-1 - back);
    if (sent?.call.key === undefined) return null;
    const { fate: _its, ...former } = sent.command;
    const command: Asking = { ...former, ...(fate && { fate }) };
    if (changed && command.do === 'buy') command.coupon = command.coupon === null ? 'TENTH' : null;
    if (changed && command.do === 'redeem') command.voucher = command.voucher === 'MONEY' ? 'COMIC' : 'MONEY';
    const call = command.do === 'withdraw' ? sent.call : this.#callFor(command, sent.call.key);
    return call && { command, call };
  }

  #callFor(command: Asking, key: string): Call | null {
    return callFor({ shop: this.#world.shop, seen: this.#seen, key }, command);
  }

  #work({ service: { database, gateway, now, site } }: Machine): Promise<void> {
    const letters = {
      send: async (_reader: string, letter: { subject: string; text: string }) => this.#letters.note(letter),
    };
    const onProblem = (error: unknown) => {
      if (!(error instanceof Mishap || error instanceof GatewayUnreachable)) this.#problems.push(error);
    };
    return runScheduledJobs({ database, gateway, now, readerMail: letters, site, onProblem });
  }

  #noteTaken(exchanges: Exchange[]): void {
    for (const { key } of this.#seen.keys) {
      if (this.#taken.has(key)) continue;
      const contents = new Set(
        exchanges.filter(({ call }) => call.key === key).map(({ call }) => JSON.stringify(call.payload)),
      );
      this.#taken.set(key, contents.size === 1 ? ([...contents][0] as string) : null);
    }
  }

  #count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}
