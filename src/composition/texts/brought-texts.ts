import type { ptBr } from './pt-br.ts';

/** Some of the texts, with keys that the whole has. */
type SomeTexts<Original> = {
  readonly [Key in keyof Original]?: Original[Key] extends string ? string : SomeTexts<Original[Key]>;
};

/** What a screen or a part says besides what every screen may, in every language. */
export type BroughtTexts = Readonly<Record<'pt-BR' | 'en-US', SomeTexts<typeof ptBr>>>;
