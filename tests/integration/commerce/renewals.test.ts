import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { chargebacks } from './suites/chargebacks.ts';
import { notifications } from './suites/notifications.ts';
import { purchaseWithdrawals } from './suites/purchase-withdrawals.ts';
import { refusedByRoutes } from './suites/refused-by-routes.ts';
import { renewals } from './suites/renewals.ts';
import { renewalsByCard } from './suites/renewals-by-card.ts';
import { scheduledJobs } from './suites/scheduled-jobs.ts';

describeOnPlatform({
  'scheduled jobs': scheduledJobs,
  'an automatic renewal': renewals,
  'renewals by card': renewalsByCard,
  notifications,
  chargebacks,
  'the withdrawal of purchases': purchaseWithdrawals,
  'refusals of routes': refusedByRoutes,
});
