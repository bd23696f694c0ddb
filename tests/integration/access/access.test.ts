import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { ratingGate } from './suites/rating-gate.ts';
import { rights } from './suites/rights.ts';
import { withdrawn } from './suites/withdrawn.ts';

describeOnPlatform({ 'access rights': rights, 'the rating gate': ratingGate, 'withdrawn issues': withdrawn });
