import type { Issue } from './issue.ts';
import type { Person } from './person.ts';
import type { Publisher } from './publisher.ts';
import type { Series } from './series.ts';

/** What an unfinished search text may mean: a few matches of each kind, best first. */
export interface Suggestions {
  readonly issues: readonly Issue[];
  readonly people: readonly Pick<Person, 'slug' | 'name'>[];
  readonly publishers: readonly Pick<Publisher, 'username' | 'name' | 'lowestParentalRating'>[];
  readonly series: readonly Pick<Series, 'slug' | 'title' | 'lowestParentalRating'>[];
  /** Other texts that find issues, likeliest first, if this one finds none. */
  readonly alternatives: readonly string[];
}
