import type { ParseKeys, TFunction } from 'i18next';

/** The key of a text, checked by TypeScript. */
export type TextKey = ParseKeys;

/** A text by key with the values of its variables, translated when it is shown. */
export interface Message {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const messageText = (t: TFunction, { key, values }: Message): string =>
  // TypeScript ties values to one key. Any message is possible here, so a key without values represents all.
  t(key as 'common.retry', { ...values });
