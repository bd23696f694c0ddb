/** What went well, for people: `code` is the translation key, `message` the text where none is known. */
export interface Success {
  readonly code: string;
  readonly name: string;
  readonly message: string;
}

/** The successes that the app itself names. Source: platform.md §8; the texts per language are in i18n. */
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
} as const satisfies Record<string, Success>;

export const successes: Readonly<Record<keyof typeof catalogue, Success>> = catalogue;
