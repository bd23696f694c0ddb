import type { ptBr } from './pt-br.ts';

/** The shape of a language's texts: the same keys as the original, with other words. */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
};

/** Some of the texts: those that a screen or a part brings along. */
type SomeTexts<Original> = {
  readonly [Key in keyof Original]?: Original[Key] extends string ? string : SomeTexts<Original[Key]>;
};

/** By locale (BCP 47), in every language: they come with the code that says them, and the language can change at once. */
export type BroughtTexts = Readonly<Record<'pt-BR' | 'en-US', SomeTexts<typeof ptBr>>>;
