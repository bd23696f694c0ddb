import { passwordRecovery } from './suites/password-recovery.ts';
import { passwords } from './suites/passwords.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ passwordRecovery, passwords });
