import type { PostalLookup } from '../../../src/application/ports/cards/postal-lookup.ts';
import type { RequestErrorCode } from '../../../src/domain/error-code.ts';
import type { PostalAddress } from '../../../src/domain/postal/postal-address.ts';
import { FakeService } from '../fake-service.ts';

export const buildAddress = (overrides: Partial<PostalAddress> = {}): PostalAddress => ({
  street: 'Praça da Sé',
  complement: 'lado ímpar',
  neighborhood: 'Sé',
  city: 'São Paulo',
  state: 'SP',
  ...overrides,
});

/** Finds addresses by the eight digits of their postal code. */
export class FakePostalLookup extends FakeService<RequestErrorCode> implements PostalLookup {
  readonly addresses: Map<string, PostalAddress>;
  /** The digits of all calls in order. */
  readonly requests: string[] = [];

  constructor(addresses: Readonly<Record<string, PostalAddress>> = { '01001000': buildAddress() }) {
    super();
    this.addresses = new Map(Object.entries(addresses));
  }

  find(digits: string) {
    this.requests.push(digits);
    return this.respond(() => this.addresses.get(digits) ?? null);
  }
}
