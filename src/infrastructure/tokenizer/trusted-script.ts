interface Policy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  readonly defaultPolicy?: Policy | null;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): Policy;
}

const factoryOf = (browser: Window): PolicyFactory | undefined =>
  (browser as Window & { readonly trustedTypes?: PolicyFactory }).trustedTypes;

let made: Policy | null = null;

/**
 * The address as browsers take it for a script's, by the policy 'banca-tokenizer', which lets the address of the app's
 * one tokenizer pass and no other. Browsers without Trusted Types take the text.
 */
export function trustedScript(address: string, browser: Window): unknown {
  const factory = factoryOf(browser);
  if (!factory) return address;
  made ??= factory.createPolicy('banca-tokenizer', { createScriptURL: only(address) });
  return made.createScriptURL(address);
}

/** Lets a script pass that a package appends by itself, as a text: by the policy that browsers ask where there is none. */
export function trustByDefault(address: string, browser: Window): void {
  const factory = factoryOf(browser);
  if (factory && !factory.defaultPolicy) factory.createPolicy('default', { createScriptURL: only(address) });
}

/** null: browsers refuse it. */
const only = (allowed: string) => (address: string) => (address === allowed ? address : null);
