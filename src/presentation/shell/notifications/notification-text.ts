import type { TFunction } from 'i18next';
import type { Notification } from '../../../domain/notification.ts';
import { failureText } from '../../i18n/failure-text.ts';

/** The text of a notification in the reader's language. */
export function notificationText(t: TFunction, notification: Notification): string {
  const { type, code, message, values } = notification;
  if (type === 'ERROR') return failureText(t, notification);
  const text: unknown =
    code && t([`successes:${code}`, `callbackMessages:${code}`], { defaultValue: message, ...values });
  return typeof text === 'string' && text !== '' ? text : message;
}
