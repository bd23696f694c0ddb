import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { ratingGate } from './suites/rating-gate.ts';
import { rights } from './suites/rights.ts';
import { withdrawn } from './suites/withdrawn.ts';

describeOnPlatform({ rights, ratingGate, withdrawn });
