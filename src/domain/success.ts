/** A success message. `code` is the translation key, `message` the text if there is no translation. */
export interface Success {
  readonly code: string;
  readonly name: string;
  readonly message: string;
  /** Values of the placeholders in the text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The app's own success messages. */
const catalogue = {
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
  /** Shown as information, because the success has a limitation. */
  signedOutHere: {
    code: 'SIGNED_OUT_HERE',
    name: 'SIGNED_OUT_HERE',
    message: 'Signed out on this device only.',
  },
  sessionNotKept: {
    code: 'SESSION_NOT_KEPT',
    name: 'SESSION_NOT_KEPT',
    message: 'Signed in until this tab is closed or reloaded.',
  },
  choiceKeptHere: {
    code: 'CHOICE_KEPT_HERE',
    name: 'CHOICE_KEPT_HERE',
    message: 'Your choice is saved on this device. We will save it to your account as soon as possible.',
  },
  signInCancelled: {
    code: 'SIGN_IN_CANCELLED',
    name: 'SIGN_IN_CANCELLED',
    message: 'You cancelled the sign-in. Nothing has changed.',
  },
  operatorUnlinked: {
    code: 'OPERATOR_UNLINKED',
    name: 'OPERATOR_UNLINKED',
    message: 'Your account is no longer linked to the operator.',
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
  followed: {
    code: 'FOLLOWED',
    name: 'FOLLOWED',
    message: 'Following. New issues appear on the home screen and in My shelf.',
  },
  secondFactorTurnedOff: {
    code: 'SECOND_FACTOR_TURNED_OFF',
    name: 'SECOND_FACTOR_TURNED_OFF',
    message: 'Two-step verification is off.',
  },
  renewedByCard: {
    code: 'RENEWED_BY_CARD',
    name: 'RENEWED_BY_CARD',
    message: 'From now on, the plan renews with this card.',
  },
  renewalEnded: {
    code: 'RENEWAL_ENDED',
    name: 'RENEWAL_ENDED',
    message: 'The renewal has ended.',
  },
} as const satisfies Record<string, Success>;

export const successes: Readonly<Record<keyof typeof catalogue, Success>> = catalogue;

export const operatorLinked = (name: string): Success => ({
  code: 'OPERATOR_LINKED',
  name: 'OPERATOR_LINKED',
  message: `Account linked to ${name}.`,
  values: { name },
});
