import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { anyRequest } from './suites/any-request.ts';
import { ratingGate } from './suites/rating-gate.ts';
import { routes } from './suites/routes.ts';
import { exampleVerifier, verifiedAgesSuite } from './suites/verified-ages.ts';
import { withdrawn } from './suites/withdrawn.ts';

describeOnPlatform({
  'any request': anyRequest,
  'access to routes': routes,
  'the rating gate': ratingGate,
  'withdrawn issues': withdrawn,
});

describeOnPlatform({ 'verified ages': verifiedAgesSuite }, { ages: exampleVerifier });
