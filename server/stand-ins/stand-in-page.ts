import { type Language, languageTag } from '../http/language.ts';
import { escapeHtml } from '../text/escape-html.ts';

interface StandInTexts {
  title: string;
  standIn: string;
}

/** The page of a stand-in that takes payments. Says in both languages that it is not real. `main` is HTML. */
export function standInPage(
  texts: Record<Language, StandInTexts>,
  language: Language,
  { main, script }: { main: string; script?: string },
): string {
  const labels = texts[language];
  const otherLanguage = language === 'pt-br' ? 'en-us' : 'pt-br';
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(labels.title)} – Banca</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/documents/document.css">
<link rel="stylesheet" href="/documents/stand-in.css">
${script ? `<script src="${escapeHtml(script)}" defer></script>` : ''}
</head>
<body>
<main>
<h1>${escapeHtml(labels.title)}</h1>
<p class="stand-in">${escapeHtml(labels.standIn)}</p>
<p class="stand-in" lang="${languageTag(otherLanguage)}">${escapeHtml(texts[otherLanguage].standIn)}</p>
${main}
</main>
</body>
</html>
`;
}

export const detailsList = (details: readonly (readonly [string, string])[]): string =>
  `<dl>\n${details
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('\n')}\n</dl>`;

export const formatMoney = (language: Language, cents: number, currency: string): string =>
  (cents / 100).toLocaleString(languageTag(language), { style: 'currency', currency });
