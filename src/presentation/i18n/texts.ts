/** The shape of a language's texts: the same keys as the original, with other words. */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
};

/** A table of texts, and of tables. */
export interface TextTable {
  readonly [key: string]: string | TextTable;
}

/** By locale (BCP 47), in every language: they come with the code that says them, and the language can change at once. */
export type TextsByLocale = Readonly<Record<'pt-BR' | 'en-US', TextTable>>;
