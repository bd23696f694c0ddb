import type { Success } from '../success.ts';

/** Success messages of account screens. They are in their own file because few screens need them. */
export const accountSuccesses = {
  passwordReset: {
    code: 'PASSWORD_RESET',
    name: 'PASSWORD_RESET',
    message: 'Your password has been reset!',
  },
  recoveryLinkSent: {
    code: 'RECOVERY_LINK_SENT',
    name: 'RECOVERY_LINK_SENT',
    message: 'The recovery link has been sent!',
  },
  profileSaved: { code: 'PROFILE_SAVED', name: 'PROFILE_SAVED', message: 'Your details have been saved.' },
  phoneChanged: {
    code: 'PHONE_CHANGED',
    name: 'PHONE_CHANGED',
    message: 'Your phone number has been saved.',
  },
  sessionEnded: {
    code: 'SESSION_ENDED',
    name: 'SESSION_ENDED',
    message: 'Your account is signed out of the device.',
  },
  otherSessionsEnded: {
    code: 'OTHER_SESSIONS_ENDED',
    name: 'OTHER_SESSIONS_ENDED',
    message: 'Your account is signed out of all other devices.',
  },
  deletionScheduled: {
    code: 'DELETION_SCHEDULED',
    name: 'DELETION_SCHEDULED',
    message: 'The deletion of your account is scheduled.',
  },
  deletionCancelled: {
    code: 'DELETION_CANCELLED',
    name: 'DELETION_CANCELLED',
    message: 'The deletion is cancelled. Your account stays.',
  },
  /** The renewal was ended with the deletion, and does not start again. */
  deletionCancelledWithPlan: {
    code: 'DELETION_CANCELLED_WITH_PLAN',
    name: 'DELETION_CANCELLED_WITH_PLAN',
    message: 'The deletion is cancelled. Your account stays. The renewal of the plan stays off.',
  },
  guidedAccountOpened: {
    code: 'GUIDED_ACCOUNT_OPENED',
    name: 'GUIDED_ACCOUNT_OPENED',
    message: 'The account has been opened.',
  },
  guidedAccountSaved: {
    code: 'GUIDED_ACCOUNT_SAVED',
    name: 'GUIDED_ACCOUNT_SAVED',
    message: 'The changes have been saved.',
  },
  handOverSent: {
    code: 'HAND_OVER_SENT',
    name: 'HAND_OVER_SENT',
    message: 'The link has been sent.',
  },
  guidanceEnded: {
    code: 'GUIDANCE_ENDED',
    name: 'GUIDANCE_ENDED',
    message: 'You are no longer the guardian of this account.',
  },
  handOverCancelled: {
    code: 'HAND_OVER_CANCELLED',
    name: 'HAND_OVER_CANCELLED',
    message: 'The link is no longer valid. You still guide the account.',
  },
  secondFactorTurnedOff: {
    code: 'SECOND_FACTOR_TURNED_OFF',
    name: 'SECOND_FACTOR_TURNED_OFF',
    message: 'Two-step verification is off.',
  },
} as const satisfies Record<string, Success>;
