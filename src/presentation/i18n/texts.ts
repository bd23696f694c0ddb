/** The shape of a language's texts: the same keys as the original, with other words. */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
};

/** A table of texts, and of tables. */
export interface TextTable {
  readonly [key: string]: string | TextTable;
}

/**
 * By namespace, in every language: they come with the code that says them, and the language can change at once. A key
 * names its namespace ('home:title'). Texts of the start are in the default one ('common.retry').
 */
export type NamespaceTexts = Readonly<Record<string, readonly [ptBr: TextTable, enUs: TextTable]>>;
