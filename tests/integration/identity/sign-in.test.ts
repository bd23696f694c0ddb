import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { google } from './suites/google.ts';
import { identityAttempts } from './suites/identity-attempts.ts';
import { identityLimits } from './suites/identity-limits.ts';
import { identityLogin } from './suites/identity-login.ts';
import { identityRaces } from './suites/identity-races.ts';
import { identitySessions } from './suites/identity-sessions.ts';
import { securityLog } from './suites/security-log.ts';

describeOnPlatform({
  'the sign-in service': identityLogin,
  'the session store': identitySessions,
  'the attempt counter': identityAttempts,
  'the identity service': identityLimits,
  'the identity service under concurrent requests': identityRaces,
  'sign-in with Google': google,
  'the security log': securityLog,
});
