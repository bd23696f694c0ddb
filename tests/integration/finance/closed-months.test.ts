import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { closedMonths } from './suites/closed-months.ts';

describeOnPlatform({ 'Closed months': closedMonths });
