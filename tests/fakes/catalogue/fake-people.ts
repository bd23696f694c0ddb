import type { People } from '../../../src/application/ports/catalogue/people.ts';
import type { Person } from '../../../src/domain/catalogue/person.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';
import { matchesQuery } from './matches-query.ts';

export const examplePerson: Person = { slug: 'ana-nanquim', name: 'Ana Nanquim', issuesCount: 2 };

export class FakePeople extends FakeService<CatalogueErrorCode> implements People {
  people: readonly Person[];
  /** All calls in order, such as 'search ana 0'. */
  readonly requests: string[] = [];

  constructor(...people: readonly Person[]) {
    super();
    this.people = people;
  }

  search(query: string, request: SliceRequest) {
    this.requests.push(`search ${query} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.people.filter(({ name }) => matchesQuery(query, name)),
        request,
      ),
    );
  }
}
