/** A text by its translation key, with the values of its variables: what a rule says before anybody reads it. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
