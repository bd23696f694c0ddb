import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { secondFactorSetup } from './suites/second-factor-setup.ts';
import { secondFactorSignIn } from './suites/second-factor-sign-in.ts';
import { secondFactorUnreadable } from './suites/second-factor-unreadable.ts';
import { secondFactorWithProviders } from './suites/second-factor-with-providers.ts';

describeOnPlatform({ secondFactorSetup, secondFactorSignIn, secondFactorWithProviders });
describeOnPlatform({ secondFactorUnreadable }, { environment: { LOG_LEVEL: 'error' } });
