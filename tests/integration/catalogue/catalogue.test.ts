import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { collections } from './suites/collections.ts';
import { creators } from './suites/creators.ts';
import { exploration } from './suites/exploration.ts';
import { issues } from './suites/issues.ts';
import { marketsOfReaders } from './suites/markets-of-readers.ts';
import { pages } from './suites/pages.ts';
import { people } from './suites/people.ts';
import { popularSearches } from './suites/popular-searches.ts';
import { samples } from './suites/samples.ts';
import { search } from './suites/search.ts';
import { searchErrors } from './suites/search-errors.ts';
import { searchTexts } from './suites/search-texts.ts';
import { showcase } from './suites/showcase.ts';
import { sortedIssues } from './suites/sorted-issues.ts';

describeOnPlatform({
  'the list of issues': issues,
  'the catalogue in the market of the reader': marketsOfReaders,
  'the reading service': pages,
  'the reading service without the right to read': samples,
  'the catalogue of series and publishers': collections,
  creators,
  exploration,
  'the showcase:': showcase,
  search,
  'search with typing errors': searchErrors,
  'search for genres and descriptions': searchTexts,
  'search for people': people,
  'popular searches': popularSearches,
  'the sorted catalogue': sortedIssues,
});
