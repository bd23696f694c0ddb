/** The type of a translation: the same keys as the original. */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
};

/** A table of texts, which may be nested. */
export interface TextTable {
  readonly [key: string]: string | TextTable;
}

/**
 * Texts by namespace, in every language. They load with the code that uses them, so the language can change at once. A
 * key names its namespace ('home:title'). The initial texts are in the default namespace ('common.retry').
 */
export type NamespaceTexts = Readonly<Record<string, readonly [ptBr: TextTable, enUs: TextTable]>>;
