import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { collections } from './suites/collections.ts';
import { creators } from './suites/creators.ts';
import { exploration } from './suites/exploration.ts';
import { issues } from './suites/issues.ts';
import { pages } from './suites/pages.ts';
import { samples } from './suites/samples.ts';
import { search } from './suites/search.ts';
import { searchErrors } from './suites/search-errors.ts';
import { showcase } from './suites/showcase.ts';

describeOnPlatform({
  'the list of issues': issues,
  'the reading service': pages,
  'the reading service without the right to read': samples,
  'the catalogue of series and publishers': collections,
  creators,
  exploration,
  'the showcase:': showcase,
  search,
  'search with typing errors': searchErrors,
});
