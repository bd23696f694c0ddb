import type {
  SpecialFlow,
  SpecialFlows,
} from '../../../src/application/ports/provider-bond/special-flows.ts';

export class FakeSpecialFlows implements SpecialFlows {
  readonly #shown = new Map<string, Date>();

  lastShown(flow: SpecialFlow, userId: string): Date | null {
    return this.#shown.get(`${flow} ${userId}`) ?? null;
  }

  markShown(flow: SpecialFlow, userId: string, at: Date): void {
    this.#shown.set(`${flow} ${userId}`, at);
  }
}
