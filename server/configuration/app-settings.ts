import type { Configuration } from './configuration.ts';

export type Told = Pick<
  Configuration,
  'comicsAddress' | 'identityAddress' | 'postalAddress' | 'tokenizer' | 'demo'
>;

/**
 * What the app is told in the head of its page, by the names of the elements: where its services are, and who makes tokens
 * of cards. The stand-ins are there while DEMO is on.
 */
export function toldToApp({ comicsAddress, identityAddress, postalAddress, tokenizer, demo }: Told) {
  return {
    'banca:comics': comicsAddress,
    'banca:identity': identityAddress,
    'banca:postal': postalAddress ?? (demo ? '/thirdparty/postal' : 'https://viacep.com.br'),
    'banca:tokenizer': tokenizer ?? (demo ? 'stand-in' : 'none'),
  };
}
