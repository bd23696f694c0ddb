import { failures } from './failure.ts';

export type NotificationType = 'ERROR' | 'SUCCESS' | 'INFO';

/** A message that the app shows about an event. */
export interface Notification {
  /** An incrementing number. */
  readonly id: number;
  readonly type: NotificationType;
  /** Translation key of the text. Empty if it has none. */
  readonly code: string;
  readonly name: string;
  /** Shown if the code has no translation. */
  readonly message: string;
  /** True if the notification must not be shown. */
  readonly hide: boolean;
  /** Values of the placeholders in the text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The content of a notification: some of its fields, or only the message. */
export type NotificationContent =
  | string
  | {
      readonly code?: string;
      readonly name?: string;
      readonly message?: string;
      readonly hide?: boolean;
      readonly values?: Readonly<Record<string, string>>;
    };

export function notificationOf(
  id: number,
  type: NotificationType,
  content: NotificationContent,
): Notification {
  const {
    code = '',
    name = '',
    message = '',
    hide = false,
    values,
  } = typeof content === 'string' ? { message: content } : content;
  return { id, type, code, name, message, hide, ...(values && { values }) };
}

/** The generic failure of a rejected action has no useful text. */
const isGeneric = ({ name, message }: Notification): boolean => name === 'Rejected' || message === 'Rejected';

/** True for a notification that no language has a text for, or that must not be shown. Rule 56. */
export const isNeverShown = (notification: Notification): boolean =>
  notification.hide ||
  isGeneric(notification) ||
  (notification.code === '' && notification.message.trim() === '');

/** Several requests can fail because the session ended. The reader is asked to sign in only once. */
const asksToSignIn = ({ type, code }: Notification): boolean =>
  type === 'ERROR' && (code === failures.unauthenticated.code || code === failures.expiredSession.code);

/** True if the reader would see the same message twice. */
export const isSameNotification = (one: Notification, other: Notification): boolean =>
  (asksToSignIn(one) && asksToSignIn(other)) ||
  (one.type === other.type && one.code === other.code && one.message === other.message);
