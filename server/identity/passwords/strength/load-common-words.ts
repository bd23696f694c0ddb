import { foldText } from './fold-text.ts';

/** Maps each word, folded by `foldText`, to the number of more common words. */
export type WordRanks = ReadonlyMap<string, number>;

/** Shorter words occur in many random passwords and save an attacker no guesses. */
export const minWordLength = 3;

/** Default passwords of Brazilian providers, which the lists do not contain (NordPass, 2024 and 2025). */
const brazilianPasswords = ['amo12voc', 'gvt', 'intelbras', 'mudar'];

let loaded: Promise<WordRanks> | undefined;

/**
 * Loads common passwords, and words and names in Portuguese and English. They are loaded when the first password is
 * chosen and not at start, because they use about 30 MiB.
 */
export function loadCommonWords(): Promise<WordRanks> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<WordRanks> {
  const { dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: portuguese } = await import('@zxcvbn-ts/language-pt-br');
  const ranks = new Map<string, number>();
  const lists = [
    brazilianPasswords,
    common['passwords-common'],
    common['diceware-common'],
    portuguese['commonWords-pt-br'],
    portuguese['wikipedia-pt-br'],
    portuguese['firstnames-pt-br'],
    portuguese['lastnames-pt-br'],
  ];
  for (const list of lists) {
    for (const [rank, entry] of list.entries()) {
      const word = foldText(entry);
      if (word.length >= minWordLength && rank < (ranks.get(word) ?? Number.POSITIVE_INFINITY)) {
        ranks.set(word, rank);
      }
    }
  }
  return ranks;
}
