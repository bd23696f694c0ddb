import type { ServiceIdentifier } from 'inversify';

/**
 * Identifies a dependency and carries its type, so that the compiler rejects a wrong, missing or swapped dependency.
 * At run time it is a symbol. For Inversify's types it looks like a class, because only classes carry a type there.
 */
export type Token<Dependency> = ServiceIdentifier<Dependency> &
  (abstract new (
    ...dependencies: never[]
  ) => Dependency);

export const token = <Dependency>(name = ''): Token<Dependency> =>
  Symbol(name) as unknown as Token<Dependency>;

/** Names each token after its key. Writing each name twice would make every screen larger. */
export const named = <Tokens extends Readonly<Record<string, Token<unknown>>>>(tokens: Tokens): Tokens =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, token(name)])) as Tokens;
