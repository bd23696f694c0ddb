import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import { lookOf, type Words } from '../drawing/lettering/words.ts';
import type { Sound } from '../drawing/page/scene.ts';
import phrases from './phrases.json' with { type: 'json' };

/** A panel for those who hear the comic: what is seen, then what is said, then what is heard. */
export function spokenText(
  seen: string,
  words: readonly Words[],
  sounds: readonly Pick<Sound, 'text'>[],
  { language, nameOf }: { language: SeedLanguage; nameOf(actor: string): string },
): string {
  const ways = phrases[language];
  const said = words.map((each) => {
    const phrase = each.by === undefined && each.kind !== 'caption' ? ways.off : ways[lookOf(each)];
    return filled(phrase, each.text, each.by === undefined ? '' : nameOf(each.by));
  });
  return [seen, ...said, ...sounds.map(({ text }) => filled(ways.sound, text))].map(ended).join(' ');
}

export const coverText = (text: string, language: SeedLanguage): string =>
  filled(phrases[language].cover, text);

/** On the disc of a cover. */
export const numberText = (number: number, language: SeedLanguage): string =>
  filled(phrases[language].number, String(number));

/** What is heard needs a pause where the eye sees a box's edge. */
const ended = (text: string): string => (/[.!?…:;—][”"’')]*$/.test(text) ? text : `${text}.`);

const filled = (phrase: string, text: string, name = ''): string =>
  phrase.replace('{name}', () => name).replace('{text}', () => text);
