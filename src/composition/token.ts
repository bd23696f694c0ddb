import type { ServiceIdentifier } from 'inversify';

/**
 * Names a dependency and knows its type, so that the compiler refuses a wrong, missing or swapped one.
 * At run time it is a symbol; to Inversify's types it looks like a class, which is how they carry a type.
 */
export type Token<Dependency> = ServiceIdentifier<Dependency> &
  (abstract new (
    ...dependencies: never[]
  ) => Dependency);

export const token = <Dependency>(name = ''): Token<Dependency> =>
  Symbol(name) as unknown as Token<Dependency>;

/** Tokens that are called as they stand: writing each name twice would weigh on every screen. */
export const named = <Tokens extends Readonly<Record<string, Token<unknown>>>>(tokens: Tokens): Tokens =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, token(name)])) as Tokens;
