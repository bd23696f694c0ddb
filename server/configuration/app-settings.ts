import type { Configuration } from './configuration.ts';

export type AppSettings = Pick<
  Configuration,
  'comicsAddress' | 'identityAddress' | 'postalAddress' | 'tokenizer' | 'demo'
>;

/**
 * What the app is told in the head of its page, by the names of the elements: where its services are, and who makes tokens
 * of cards. The stand-ins are there while DEMO is on.
 */
export function appSettings({ comicsAddress, identityAddress, postalAddress, tokenizer, demo }: AppSettings) {
  return {
    'banca:comics': comicsAddress,
    'banca:identity': identityAddress,
    'banca:postal': postalAddress ?? (demo ? '/thirdparty/postal' : 'https://viacep.com.br'),
    'banca:tokenizer': tokenizer ?? (demo ? 'stand-in' : 'none'),
  };
}
