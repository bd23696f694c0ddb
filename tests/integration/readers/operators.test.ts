import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { operator } from './suites/operator.ts';
import { operatorLinks } from './suites/operator-links.ts';
import { operatorNamedAddress } from './suites/operator-named-address.ts';

describeOnPlatform({
  'sign-in with an operator:': operator,
  'operator links:': operatorLinks,
  'the platform': operatorNamedAddress,
});
