/** A success message. `code` is the translation key, `message` the text if there is no translation. */
export interface Success {
  readonly code: string;
  readonly name: string;
  readonly message: string;
  /** Values of the placeholders in the text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Success messages that startup needs, and that several screens share. */
const catalogue = {
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
} as const satisfies Record<string, Success>;

export const successes: Readonly<Record<keyof typeof catalogue, Success>> = catalogue;
