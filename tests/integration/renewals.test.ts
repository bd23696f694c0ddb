import { dueWork } from './suites/due-work.ts';
import { notifications } from './suites/notifications.ts';
import { renewals } from './suites/renewals.ts';
import { renewalsByCard } from './suites/renewals-by-card.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ dueWork, renewals, renewalsByCard, notifications });
