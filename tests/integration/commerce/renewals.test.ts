import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { notifications } from './suites/notifications.ts';
import { renewals } from './suites/renewals.ts';
import { renewalsByCard } from './suites/renewals-by-card.ts';
import { scheduledJobs } from './suites/scheduled-jobs.ts';

describeOnPlatform({
  'scheduled jobs': scheduledJobs,
  'an automatic renewal': renewals,
  'renewals by card': renewalsByCard,
  notifications,
});
