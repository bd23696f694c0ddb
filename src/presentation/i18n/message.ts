import type { ParseKeys, TFunction } from 'i18next';

/** The key of a text; the compiler knows them all. */
export type TextKey = ParseKeys;

/** A text by its key, with the values of its variables: what a rule says before anybody reads it. */
export interface Message {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The message in the reader's language. */
export const messageText = (t: TFunction, { key, values }: Message): string =>
  // The compiler ties values to one key; here any message may come, so one without values stands for all.
  t(key as 'common.retry', { ...values });
