import { failures } from './failure.ts';

export type NotificationType = 'ERROR' | 'SUCCESS' | 'INFO';

/** A message of the app about something that happened. */
export interface Notification {
  /** An incrementing number. */
  readonly id: number;
  readonly type: NotificationType;
  /** The translation key of its text; empty where it has none. */
  readonly code: string;
  readonly name: string;
  /** The text where the code has no translation. */
  readonly message: string;
  /** True when nobody should be told. */
  readonly hide: boolean;
  /** What the text has in its places; absent where it has none. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The content of a notification: an object with any of these, or the message alone. */
export type Tellable =
  | string
  | {
      readonly code?: string;
      readonly name?: string;
      readonly message?: string;
      readonly hide?: boolean;
      readonly values?: Readonly<Record<string, string>>;
    };

/** The notification that says it. */
export function notificationOf(id: number, type: NotificationType, tellable: Tellable): Notification {
  const {
    code = '',
    name = '',
    message = '',
    hide = false,
    values,
  } = typeof tellable === 'string' ? { message: tellable } : tellable;
  return { id, type, code, name, message, hide, ...(values && { values }) };
}

/** The generic failure of an action that was refused says nothing that would help. Rule 56. */
export const isGeneric = ({ name, message }: Notification): boolean =>
  name === 'Rejected' || message === 'Rejected';

/** However many calls a session's end refuses, their reader is asked to sign in once. */
const asksToSignIn = ({ type, code }: Notification): boolean =>
  type === 'ERROR' && (code === failures.unauthenticated.code || code === failures.expiredSession.code);

/** Whether both would be read as the same. */
export const isSameNotice = (one: Notification, other: Notification): boolean =>
  (asksToSignIn(one) && asksToSignIn(other) && one.hide === other.hide) ||
  (one.type === other.type &&
    one.code === other.code &&
    one.message === other.message &&
    one.hide === other.hide);

/** `text` is what it says in the reader's language. Rule 56. */
export const isToBeShown = ({ hide }: Pick<Notification, 'hide'>, text: string): boolean =>
  !hide && text.trim() !== '';
