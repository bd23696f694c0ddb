import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { secondFactorSetup } from './suites/second-factor-setup.ts';
import { secondFactorSignIn } from './suites/second-factor-sign-in.ts';
import { secondFactorUnreadable } from './suites/second-factor-unreadable.ts';
import { secondFactorWithProviders } from './suites/second-factor-with-providers.ts';

describeOnPlatform({
  'the set-up of a second factor': secondFactorSetup,
  'sign-in with a second factor': secondFactorSignIn,
  'with a second factor,': secondFactorWithProviders,
});
describeOnPlatform(
  { 'the platform with an unreadable second factor': secondFactorUnreadable },
  { environment: { LOG_LEVEL: 'error' } },
);
