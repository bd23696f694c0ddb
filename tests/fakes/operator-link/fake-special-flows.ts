import type {
  SpecialFlow,
  SpecialFlows,
} from '../../../src/application/ports/operator-link/special-flows.ts';

export class FakeSpecialFlows implements SpecialFlows {
  readonly #shown = new Map<string, Date>();

  findLastShown(flow: SpecialFlow, readerId: string): Date | null {
    return this.#shown.get(`${flow} ${readerId}`) ?? null;
  }

  markShown(flow: SpecialFlow, readerId: string, at: Date): void {
    this.#shown.set(`${flow} ${readerId}`, at);
  }
}
