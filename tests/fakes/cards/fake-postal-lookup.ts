import type { PostalLookup } from '../../../src/application/ports/cards/postal-lookup.ts';
import type { RequestErrorCode } from '../../../src/domain/error-code.ts';
import type { PostalAddress } from '../../../src/domain/postal/postal-address.ts';
import { FakeService } from '../fake-service.ts';

export const buildAddress = (differences: Partial<PostalAddress> = {}): PostalAddress => ({
  street: 'Praça da Sé',
  complement: 'lado ímpar',
  neighborhood: 'Sé',
  city: 'São Paulo',
  state: 'SP',
  ...differences,
});

/** Addresses by eight digits. */
export class FakePostalLookup extends FakeService<RequestErrorCode> implements PostalLookup {
  readonly addresses: Map<string, PostalAddress>;
  readonly requests: string[] = [];

  constructor(addresses: Readonly<Record<string, PostalAddress>> = { '01001000': buildAddress() }) {
    super();
    this.addresses = new Map(Object.entries(addresses));
  }

  find(digits: string) {
    this.requests.push(digits);
    return this.answer(() => this.addresses.get(digits) ?? null);
  }
}
