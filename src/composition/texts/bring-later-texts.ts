import { bringTexts } from '../../presentation/i18n/start-i18n.ts';

/**
 * Fetches what is told after something that a reader did. Until it has come a failure is told in the service's own
 * words, and drawn again then; where the network is lost it is asked for again when that returns.
 */
export async function bringLaterTexts(): Promise<void> {
  try {
    const { laterTexts } = await import(/* webpackChunkName: 'later-texts' */ './later-texts.ts');
    bringTexts(laterTexts, undefined, true);
  } catch {
    addEventListener('online', () => void bringLaterTexts(), { once: true });
  }
}
