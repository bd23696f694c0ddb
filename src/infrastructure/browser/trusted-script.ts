interface Policy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  readonly defaultPolicy?: Policy | null;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): Policy;
}

const factoryOf = (browser: Window): PolicyFactory | undefined =>
  (browser as Window & { readonly trustedTypes?: PolicyFactory }).trustedTypes;

/** The policies that the content security policy names, each for one script. */
const policies = new Map<ScriptPolicy, Policy>();

type ScriptPolicy = 'banca-tokenizer' | 'banca-push';

/**
 * Returns the address in the type that browsers require for the source of a script. The Trusted Types policy allows only
 * its first address. Browsers without Trusted Types take the string.
 */
export function trustedScript(name: ScriptPolicy, address: string, browser: Window): unknown {
  const factory = factoryOf(browser);
  if (!factory) return address;
  const policy = policies.get(name) ?? factory.createPolicy(name, { createScriptURL: allowOnly(address) });
  policies.set(name, policy);
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
