import type { Texts } from '../i18n/texts.ts';
import type { staffAccountsPtBr } from './staff-accounts.pt-br.ts';

export const staffAccountsEnUs: Texts<typeof staffAccountsPtBr> = {
  title: 'Accounts',
  entry: 'Username or email',
  find: 'Find account',
  notFound: 'No account has this username or email. Check the spelling.',
  secondFactorHint: 'Administrators need two-step verification to manage accounts.',
  openSecondFactor: 'Two-step verification',
  role: 'Role',
  roles: { ADMIN: 'Administrator', STAFF: 'Staff', USER: 'Reader' },
  state: 'Status',
  open: 'Open',
  closed: 'Closed',
  email: 'Email',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed',
  since: 'Created on',
  sessions: 'Signed-in devices',
  lastUsed: 'Last used',
  nowhere: 'Not signed in on any device',
  own: 'This is your own account. Manage your devices under Security.',
  openSecurity: 'Security',
  'end-sessions': 'End sessions',
  close: 'Close account',
  reopen: 'Reopen account',
  questions: {
    'end-sessions': {
      title: 'End the sessions of {{username}}?',
      message: '{{username}} will be signed out on all devices and can sign in again with the password.',
    },
    close: {
      title: 'Close the account of {{username}}?',
      message:
        '{{username}} will be signed out on all devices and cannot sign in any more. The subscription will not renew. Purchases are kept, and you can reopen the account.',
    },
    reopen: {
      title: 'Reopen the account of {{username}}?',
      message: '{{username}} will be able to sign in again. The subscription will still not renew.',
    },
  },
  done: {
    'end-sessions': 'Done: the account is signed out on all devices.',
    close: 'Done: the account is closed.',
    reopen: 'Done: the account is open again.',
  },
  signInAgain: 'Sign in again',
};
