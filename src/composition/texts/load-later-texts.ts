import { addTexts } from '../../presentation/i18n/start-i18n.ts';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';

const laterTexts = new Lazy(async () => {
  const file = await import(/* webpackChunkName: 'later-texts' */ './later-texts.ts');
  return file.laterTexts;
});

/**
 * Loads the texts of messages that follow an action of the reader. Until then a failure shows the service's own message,
 * and changes when the texts arrive. If loading fails, it is retried when the network returns.
 */
export async function loadLaterTexts(): Promise<void> {
  await laterTexts.fetch();
  if (laterTexts.current) addTexts(laterTexts.current, undefined, true);
  else addEventListener('online', () => void loadLaterTexts(), { once: true });
}
