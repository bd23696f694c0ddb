interface Policy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  readonly defaultPolicy?: Policy | null;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): Policy;
}

const factoryOf = (browser: Window): PolicyFactory | undefined =>
  (browser as Window & { readonly trustedTypes?: PolicyFactory }).trustedTypes;

let policy: Policy | null = null;

/**
 * Returns the address in the type that browsers require for the source of a script. The Trusted Types policy
 * 'banca-tokenizer' allows only the address of the app's tokenizer. Browsers without Trusted Types take the string.
 */
export function trustedScript(address: string, browser: Window): unknown {
  const factory = factoryOf(browser);
  if (!factory) return address;
  policy ??= factory.createPolicy('banca-tokenizer', { createScriptURL: allowOnly(address) });
  return policy.createScriptURL(address);
}

/** Allows a script that a package appends with a string. Browsers apply the default policy to strings. */
export function allowByDefaultPolicy(address: string, browser: Window): void {
  const factory = factoryOf(browser);
  if (factory && !factory.defaultPolicy)
    factory.createPolicy('default', { createScriptURL: allowOnly(address) });
}

/** Browsers block an address for which the policy returns null. */
const allowOnly = (allowed: string) => (address: string) => (address === allowed ? address : null);
