import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { google } from './suites/google.ts';
import { identityAttempts } from './suites/identity-attempts.ts';
import { identityLimits } from './suites/identity-limits.ts';
import { identityLogin } from './suites/identity-login.ts';
import { identityRaces } from './suites/identity-races.ts';
import { identitySessions } from './suites/identity-sessions.ts';
import { securityLog } from './suites/security-log.ts';

describeOnPlatform({
  identityLogin,
  identitySessions,
  identityAttempts,
  identityLimits,
  identityRaces,
  google,
  securityLog,
});
