import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { passwordRecovery } from './suites/password-recovery.ts';
import { passwords } from './suites/passwords.ts';

describeOnPlatform({ 'passwords by email:': passwordRecovery, 'the password service': passwords });
