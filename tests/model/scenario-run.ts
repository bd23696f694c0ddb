import { GatewayUnreachable } from '../../server/commerce/payments/call-gateway.ts';
import { runScheduledJobs } from '../../server/commerce/scheduled/run-scheduled-jobs.ts';
import { updateRevenue } from '../../server/finance/revenue/update-revenue.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { saveReading } from '../../server/reading/readings.ts';
import { type Call, type CallResponse, sendCall } from './calls.ts';
import type { Command, Step } from './commands.ts';
import { faultsOf } from './faults.ts';
import { faultsOfErasure } from './faults-of-erasure.ts';
import { InjectedError, runWithFailure } from './injected-failure.ts';
import type { Machine, ModelSystem } from './model-system.ts';
import { buildCall, buildNotice, type RequestCommand } from './requests.ts';
import { faultsOfResponse } from './response-faults.ts';
import { SentEmails } from './sent-emails.ts';
import { readers } from './shop.ts';
import { type DatabaseSnapshot, takeSnapshot } from './snapshot.ts';

const minuteMs = 60_000;
/** Longer than all periods that are paid in a scenario, and until their months are closed. */
const endOfAllPeriodsMs = 2 * 365 * 24 * 60 * minuteMs;

/** A request and its response, which is absent if the machine crashed. */
export interface Exchange {
  command: RequestCommand;
  call: Call;
  response?: CallResponse;
}

/** Runs the steps of one scenario and checks the state after each. */
export class ScenarioRun {
  /** How often each outcome occurred. */
  readonly outcomes = new Map<string, number>();
  readonly #system: ModelSystem;
  #snapshot: DatabaseSnapshot;
  #keyCount = 0;
  /** The sent requests with a key, oldest first. */
  readonly #sentExchanges: Exchange[] = [];
  /** The payload that each key was first accepted with. Null if concurrent requests sent different payloads. */
  readonly #acceptedPayloads = new Map<string, string | null>();
  /** Commands that still run, and the exchanges of commands that have just finished. */
  readonly #running = new Set<Promise<void>>();
  readonly #finishedExchanges: Exchange[] = [];
  /** Errors of scheduled jobs that are neither injected nor caused by the gateway. */
  readonly #problems: unknown[] = [];
  readonly #emails = new SentEmails();

  private constructor(system: ModelSystem, snapshot: DatabaseSnapshot) {
    this.#system = system;
    this.#snapshot = snapshot;
  }

  static async start(system: ModelSystem): Promise<ScenarioRun> {
    await system.reset();
    return new ScenarioRun(system, await takeSnapshot(system.database));
  }

  /** Runs a step and returns the faults after it. A call that the gateway delays continues in a later step. */
  async runStep(step: Step): Promise<string[]> {
    const { shop, clock, gateway, database } = this.#system;
    const [before, now] = [this.#snapshot, clock.time];
    const wasPredictable = !gateway.problems.hasNext && this.#running.size === 0;
    const commands = 'concurrentCommands' in step ? step.concurrentCommands : [step];
    const delayed = gateway.problems.nextDelay();
    await Promise.race([
      Promise.all(commands.map((command, index) => this.#startCommand(command, index))),
      delayed,
    ]);
    const exchanges = this.#finishedExchanges.splice(0);
    return gateway.problems.pauseWhile(async () => {
      const after = await takeSnapshot(database);
      this.#snapshot = after;
      const isPredictable = commands.length === 1 && wasPredictable && this.#running.size === 0;
      const acceptedPayloads = this.#acceptedPayloads;
      const context = { shop, before, after, now, isPredictable, acceptedPayloads };
      const faults = [
        ...faultsOf(shop, after, gateway),
        ...this.#emails.findFaults(after),
        ...exchanges.flatMap((exchange) => faultsOfResponse(context, exchange)),
        ...this.#problems.map((problem) => `a scheduled job failed: ${problem}`),
      ];
      this.#recordAcceptedPayloads(exchanges);
      return faults;
    });
  }

  #startCommand(command: Command, index: number): Promise<void> {
    const earlier = [...this.#running];
    const promise = this.#runCommand(command, index, earlier)
      .then((exchange) => void (exchange && this.#finishedExchanges.push(exchange)))
      .catch((problem) => void this.#problems.push(problem))
      .finally(() => this.#running.delete(promise));
    this.#running.add(promise);
    return promise;
  }

  /** Waits for all commands, so that they do not run into the next scenario. */
  async finishCommands(): Promise<void> {
    this.#system.gateway.problems.stop();
    await Promise.all(this.#running);
  }

  /** Runs the scheduled jobs without failures until nothing is due, and returns the faults. */
  async finish(): Promise<string[]> {
    const { shop, clock, gateway, machines, database } = this.#system;
    await this.finishCommands();
    // Gateways repeat their notices until they are confirmed.
    for (const reference of gateway.listChargedBack())
      await this.#sendNotice(machines[0] as Machine, reference, undefined);
    for (const minutes of [25 * 60, 60, 60, 60, 2, 2]) {
      clock.time += minutes * minuteMs;
      for (const machine of machines) await this.#runJobs(machine);
    }
    // Until all months of the scenario and of the periods that were paid in it are closed.
    for (const machine of machines) {
      clock.time += endOfAllPeriodsMs;
      await this.#updateRevenue(machine);
    }
    const snapshot = await takeSnapshot(database);
    for (const { closedAt } of snapshot.revenueMonths) {
      if (closedAt !== null) this.#countOutcome('revenue: month closed');
    }
    for (const { publisherId } of snapshot.revenueLines) {
      this.#countOutcome(`revenue: ${publisherId === null ? 'of the platform' : 'of a publisher'}`);
    }
    for (const { method, status, isRenewal } of snapshot.orders) {
      this.#countOutcome(`${isRenewal ? 'renewal' : 'order'} by ${method}: ${status}`);
    }
    const unfinished = snapshot.orders.flatMap(({ id, status, method, refund, isEmailDue }) => [
      ...(status === 'waiting' ? [`order ${id} (${method}) is never settled`] : []),
      ...(refund === 'due' ? [`order ${id} is never refunded`] : []),
      ...(status === 'paid' && gateway.charges.get(id)?.status === 'charged_back'
        ? [`the chargeback of order ${id} is never recorded`]
        : []),
      ...(isEmailDue ? [`the email about order ${id} is never sent`] : []),
    ]);
    const faults = [
      ...faultsOf(shop, snapshot, gateway),
      ...this.#emails.findFaults(snapshot),
      ...unfinished,
    ];
    return faults.length > 0 ? faults : faultsOfErasure(this.#system);
  }

  async #runCommand(command: Command, index: number, earlier: Promise<void>[]): Promise<Exchange | null> {
    const { machines, clock, gateway } = this.#system;
    const machine = machines[index % machines.length] as Machine;
    switch (command.do) {
      case 'wait':
        clock.time += command.minutes * minuteMs;
        return null;
      case 'pay': {
        const pending = gateway.listPending();
        const reference = pending[command.targetIndex % pending.length];
        if (reference !== undefined) gateway.decide(reference, command.isPaid);
        return null;
      }
      case 'charge back':
        return this.#chargeBack(machine, command);
      case 'gateway problem':
        gateway.problems.injectNext(command.kind, command.calls);
        return null;
      case 'resume gateway':
        gateway.problems.resume();
        await Promise.all(earlier);
        return null;
      case 'read':
        await this.#read(machine, command);
        return null;
      case 'update revenue':
        await runWithFailure(command.failure ?? null, () => this.#updateRevenue(machine));
        return null;
      case 'run jobs':
        await runWithFailure(command.failure ?? null, () => this.#runJobs(machine));
        return null;
      default: {
        const request = command.do === 'repeat' ? this.#repeatRequest(command) : this.#createRequest(command);
        if (!request) return null;
        const { value: response } = await runWithFailure(command.failure ?? null, () =>
          sendCall(machine, request.call),
        );
        this.#countOutcome(
          `${command.do}: ${response ? (response.code ?? response.body.status ?? response.status) : 'crash'}`,
        );
        return { ...request, ...(response !== undefined && { response }) };
      }
    }
  }

  #chargeBack(
    machine: Machine,
    { targetIndex, isNotified, failure }: Extract<Command, { do: 'charge back' }>,
  ): Promise<Exchange> | null {
    const { gateway } = this.#system;
    const approved = gateway.listApproved();
    const reference = approved[targetIndex % approved.length];
    if (reference === undefined) return null;
    gateway.chargeBack(reference);
    return isNotified ? this.#sendNotice(machine, reference, failure) : null;
  }

  async #sendNotice(machine: Machine, reference: string, failure: Command['failure']): Promise<Exchange> {
    const call = buildNotice(reference);
    const { value: response } = await runWithFailure(failure ?? null, () => sendCall(machine, call));
    const command = { do: 'notify' as const, targetIndex: 0, ...(failure && { failure }) };
    return { command, call, ...(response !== undefined && { response }) };
  }

  #createRequest(command: RequestCommand): Exchange | null {
    this.#keyCount += 1;
    const call = this.#buildCall(command, `key-number-${this.#keyCount}`);
    if (!call) return null;
    if (call.key !== undefined) this.#sentExchanges.push({ command, call });
    return { command, call };
  }

  /** Repeats a request with the same key, and with another payload if `isChanged`. */
  #repeatRequest({ stepsBack, isChanged, failure }: Extract<Command, { do: 'repeat' }>): Exchange | null {
    const sent = this.#sentExchanges.at(-1 - stepsBack);
    if (sent?.call.key === undefined) return null;
    const { failure: _failure, ...original } = sent.command;
    const command: RequestCommand = { ...original, ...(failure && { failure }) };
    if (isChanged && command.do === 'buy') command.coupon = command.coupon === null ? 'TENTH' : null;
    if (isChanged && command.do === 'redeem')
      command.voucher = command.voucher === 'MONEY' ? 'COMIC' : 'MONEY';
    const call =
      command.do === 'withdraw' || command.do === 'withdraw purchase'
        ? sent.call
        : this.#buildCall(command, sent.call.key);
    return call && { command, call };
  }

  #buildCall(command: RequestCommand, key: string): Call | null {
    return buildCall({ shop: this.#system.shop, snapshot: this.#snapshot, key }, command);
  }

  #runJobs({ service: { database, gateway, now, site } }: Machine): Promise<void> {
    const readerMail = {
      send: async (_reader: string, email: { subject: string; text: string }) => this.#emails.record(email),
    };
    const onProblem = (error: unknown) => {
      if (!(error instanceof InjectedError || error instanceof GatewayUnreachable))
        this.#problems.push(error);
    };
    return runScheduledJobs({ database, gateway, now, readerMail, site, onProblem });
  }

  async #read(
    { service }: Machine,
    { reader, product, pages }: Extract<Command, { do: 'read' }>,
  ): Promise<void> {
    const readerId = readers[reader];
    const sold = this.#system.shop.products[product];
    if (readerId === undefined || sold?.type !== 'comic') return;
    const now = service.now();
    const pageViews = Array.from({ length: pages }, (_, page) => ({ page, readAt: now }));
    const report = { page: 0, readAt: now, language: 'pt-br', pageViews };
    await saveReading(service, readerId, sold.issue, report, now).catch((error) => {
      if (!(error instanceof ApiError && error.code === 'USER.NO_ACCESS')) throw error;
    });
  }

  #updateRevenue({ service: { database, now } }: Machine): Promise<void> {
    const onProblem = (error: unknown) => {
      if (!(error instanceof InjectedError)) this.#problems.push(error);
    };
    return updateRevenue({ database, now, databaseNow: async () => now(), onProblem });
  }

  #recordAcceptedPayloads(exchanges: Exchange[]): void {
    for (const { key } of this.#snapshot.keys) {
      if (this.#acceptedPayloads.has(key)) continue;
      const payloads = new Set(
        exchanges.filter(({ call }) => call.key === key).map(({ call }) => JSON.stringify(call.payload)),
      );
      this.#acceptedPayloads.set(key, payloads.size === 1 ? ([...payloads][0] as string) : null);
    }
  }

  #countOutcome(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }
}
