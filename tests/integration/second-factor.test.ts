import { secondFactorElsewhere } from './suites/second-factor-elsewhere.ts';
import { secondFactorSetup } from './suites/second-factor-setup.ts';
import { secondFactorSignIn } from './suites/second-factor-sign-in.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ secondFactorSetup, secondFactorSignIn, secondFactorElsewhere });
