import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { accountStates } from './suites/account-states.ts';
import { codeAddresses } from './suites/code-addresses.ts';
import { consents } from './suites/consents.ts';
import { emailValidation } from './suites/email-validation.ts';
import { identityAccounts } from './suites/identity-accounts.ts';
import { identityEdit } from './suites/identity-edit.ts';
import { identityPictures } from './suites/identity-pictures.ts';
import { identityUsers } from './suites/identity-users.ts';
import { mailbox } from './suites/mailbox.ts';
import { ownSessions } from './suites/own-sessions.ts';
import { recentSignIn } from './suites/recent-sign-in.ts';
import { signUpCorrection } from './suites/sign-up-correction.ts';
import { signUpDevice } from './suites/sign-up-device.ts';

describeOnPlatform({
  'sign-up': identityAccounts,
  'the account service': identityUsers,
  'the account form': identityEdit,
  'the picture service': identityPictures,
  'a repeated sign-up': signUpCorrection,
  'the link of the confirmation email': signUpDevice,
  'email confirmation': emailValidation,
  'codes by email:': codeAddresses,
  'the mailbox': mailbox,
  'account management': accountStates,
  'the session list': ownSessions,
  'consents:': consents,
  'a protected change': recentSignIn,
});
