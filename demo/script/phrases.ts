import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import { type Balloon, balloonKindOf } from '../drawing/lettering/measure-balloon.ts';
import type { Sound } from '../drawing/page/scene.ts';
import phrases from './phrases.json' with { type: 'json' };

/** The text of a panel for screen readers: description, balloons, sounds. */
export function panelText(
  description: string,
  balloons: readonly Balloon[],
  sounds: readonly Pick<Sound, 'text'>[],
  { language, nameOf }: { language: SeedLanguage; nameOf(actor: string): string },
): string {
  const templates = phrases[language];
  const spoken = balloons.map((balloon) => {
    const { by, kind, text } = balloon;
    const template =
      by === undefined && kind !== 'caption' ? templates.off : templates[balloonKindOf(balloon)];
    return fillTemplate(template, text, by === undefined ? '' : nameOf(by));
  });
  return [description, ...spoken, ...sounds.map(({ text }) => fillTemplate(templates.sound, text))]
    .map(endSentence)
    .join(' ');
}

export const coverText = (text: string, language: SeedLanguage): string =>
  fillTemplate(phrases[language].cover, text);

/** The issue number on a cover. */
export const numberText = (number: number, language: SeedLanguage): string =>
  fillTemplate(phrases[language].number, String(number));

/** Speech synthesis pauses only at punctuation. */
const endSentence = (text: string): string => (/[.!?…:;—][”"’')]*$/.test(text) ? text : `${text}.`);

const fillTemplate = (template: string, text: string, name = ''): string =>
  template.replace('{name}', () => name).replace('{text}', () => text);
