import type { ServiceIdentifier } from 'inversify';

/**
 * Identifies a dependency and carries its type, so that the compiler rejects a wrong, missing or swapped dependency.
 * At run time it is a symbol. For Inversify's types it looks like a class, because only classes carry a type there.
 */
export type Token<Dependency> = ServiceIdentifier<Dependency> &
  (abstract new (
    ...dependencies: never[]
  ) => Dependency);

export const token = <Dependency>(name: string): Token<Dependency> =>
  Symbol(name) as unknown as Token<Dependency>;

/**
 * Creates each token when it is first read, and names it after its key. A table of all tokens would be part of the first
 * load of every screen. `Object.values` lists the tokens that were read.
 */
export const createTokens = <Dependencies extends object>() =>
  new Proxy<Record<PropertyKey, unknown>>(Object.create(null), {
    get(tokens, name) {
      tokens[name] ??= token(String(name));
      return tokens[name];
    },
  }) as { readonly [Name in keyof Dependencies]: Token<Dependencies[Name]> };
