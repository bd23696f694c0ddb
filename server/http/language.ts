import { languages } from '../comics/schemas.ts';

export type Language = (typeof languages)[number];

/** The supported language that an accept-language header prefers; pt-br when it prefers none. */
export function chooseLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found =
      languages.find((language) => language === tag) ??
      languages.find((language) => language.split('-')[0] === tag.split('-')[0]);
    if (found) return found;
  }
  return 'pt-br';
}
