import type { Configuration } from './configuration.ts';

export type AppSettings = Pick<
  Configuration,
  'comicsAddress' | 'identityAddress' | 'postalAddress' | 'tokenizer' | 'demo'
>;

/**
 * Returns the `meta` elements that configure the app, by name: the addresses of its services, and the tokenizer of cards.
 * While DEMO is on, stand-ins replace services that are not configured.
 */
export function appSettings({ comicsAddress, identityAddress, postalAddress, tokenizer, demo }: AppSettings) {
  return {
    'banca:comics': comicsAddress,
    'banca:identity': identityAddress,
    'banca:postal': postalAddress ?? (demo ? '/thirdparty/postal' : 'https://viacep.com.br'),
    'banca:tokenizer': tokenizer ?? (demo ? 'stand-in' : 'none'),
  };
}
