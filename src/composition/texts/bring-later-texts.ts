import { addTexts } from '../../presentation/i18n/start-i18n.ts';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';

const laterTexts = new Lazy(async () => {
  const file = await import(/* webpackChunkName: 'later-texts' */ './later-texts.ts');
  return file.laterTexts;
});

/**
 * Loads what is told after something that a reader did. Until it has come a failure is told in the service's own
 * words, and drawn again then; where the network is lost it is asked for again when that returns.
 */
export async function bringLaterTexts(): Promise<void> {
  await laterTexts.fetch();
  if (laterTexts.current) addTexts(laterTexts.current, undefined, true);
  else addEventListener('online', () => void bringLaterTexts(), { once: true });
}
