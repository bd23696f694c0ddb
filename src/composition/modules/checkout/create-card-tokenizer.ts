import type { CardTokenizer } from '../../../application/ports/cards/card-tokenizer.ts';
import { isDevelopmentHost } from '../../../domain/cards/development-host.ts';
import { EfiTokenizer } from '../../../infrastructure/tokenizer/efi-tokenizer.ts';
import { noTokenizer } from '../../../infrastructure/tokenizer/no-tokenizer.ts';
import { ScriptTokenizer } from '../../../infrastructure/tokenizer/script-tokenizer.ts';
import { standInProvider } from '../../../infrastructure/tokenizer/stand-in-provider.ts';
import type { TokenizerEnvironment } from '../../../infrastructure/tokenizer/tokenizer-provider.ts';
import type { AppConfiguration } from '../../app-configuration.ts';

/** Creates the configured tokenizer. To use your own, see docs/replacing-the-tokenizer.md. */
export function createCardTokenizer(configuration: AppConfiguration, browser: Window): CardTokenizer {
  const environment = environmentOf(configuration, browser);
  const account = accountOf(configuration);
  if (configuration.tokenizer === 'stand-in')
    return new ScriptTokenizer(standInProvider, environment, browser);
  if (!account || !configuration.tokenizer.startsWith('efi ')) return noTokenizer;
  const fetchPackage = async () => (await import(/* webpackChunkName: 'efi' */ 'payment-token-efi')).default;
  return new EfiTokenizer(account, environment, fetchPackage, browser);
}

/** The account identifier, which follows the provider's name in the configuration. */
export const accountOf = ({ tokenizer }: Pick<AppConfiguration, 'tokenizer'>): string =>
  tokenizer.split(' ')[1] ?? '';

/** Uses test mode if the comics service runs on a development host. */
export function environmentOf(
  { comicsAddress }: Pick<AppConfiguration, 'comicsAddress'>,
  browser: Window,
): TokenizerEnvironment {
  const { hostname } = new URL(comicsAddress, browser.location.href);
  return isDevelopmentHost(hostname) ? 'sandbox' : 'production';
}
