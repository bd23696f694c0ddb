import type { CardTokenizer } from '../../application/ports/cards/card-tokenizer.ts';
import { isDevelopmentHost } from '../../domain/cards/development-host.ts';
import { EfiTokenizer } from '../../infrastructure/tokenizer/efi-tokenizer.ts';
import { noTokenizer } from '../../infrastructure/tokenizer/no-tokenizer.ts';
import { ScriptTokenizer } from '../../infrastructure/tokenizer/script-tokenizer.ts';
import { standInProvider } from '../../infrastructure/tokenizer/stand-in-provider.ts';
import type { TokenizerEnvironment } from '../../infrastructure/tokenizer/tokenizer-provider.ts';
import type { AppConfiguration } from '../app-configuration.ts';

/** The tokenizer that whoever serves the app names. docs/replacing-the-tokenizer.md takes its place with another. */
export function cardTokenizer(configuration: AppConfiguration, browser: Window): CardTokenizer {
  const environment = environmentOf(configuration, browser);
  const account = accountOf(configuration);
  if (configuration.tokenizer === 'stand-in')
    return new ScriptTokenizer(standInProvider, environment, browser);
  if (!account || !configuration.tokenizer.startsWith('efi ')) return noTokenizer;
  const fetchPackage = async () => (await import(/* webpackChunkName: 'efi' */ 'payment-token-efi')).default;
  return new EfiTokenizer(account, environment, fetchPackage, browser);
}

/** Whose account a provider is asked for: what follows its name. */
export const accountOf = ({ tokenizer }: Pick<AppConfiguration, 'tokenizer'>): string =>
  tokenizer.split(' ')[1] ?? '';

/** Test mode where the comics service is on a development host. */
export function environmentOf(
  { comicsAddress }: Pick<AppConfiguration, 'comicsAddress'>,
  browser: Window,
): TokenizerEnvironment {
  const { hostname } = new URL(comicsAddress, browser.location.href);
  return isDevelopmentHost(hostname) ? 'sandbox' : 'production';
}
