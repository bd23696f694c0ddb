import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { changedMonths } from './suites/changed-months.ts';
import { closedMonths } from './suites/closed-months.ts';
import { pendingMonths } from './suites/pending-months.ts';

describeOnPlatform({
  'Closed months': closedMonths,
  'Pending months': pendingMonths,
  'Sums of pending months': changedMonths,
});
