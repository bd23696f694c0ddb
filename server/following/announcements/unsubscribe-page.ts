import { type Language, languageTag } from '../../http/language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { announcementTexts } from './announcement-texts.ts';

/** `question`: has the button. A page, because programs that check links in emails would turn the emails off. */
export type UnsubscribeState = 'question' | 'done' | 'invalid';

/** The page of an unsubscribe link. It works without scripts and without a session. */
export function unsubscribePage(state: UnsubscribeState, language: Language): string {
  const { page } = announcementTexts[language];
  // Without an action, the form is sent to the address of the page, which has the signature.
  const next =
    state === 'question'
      ? `<form method="post">\n<button>${escapeHtml(page.button)}</button>\n</form>`
      : `<p><a href="/">${escapeHtml(page.toShop)}</a></p>`;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} – Banca</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/documents/document.css">
</head>
<body>
<main>
<h1>${escapeHtml(page.title)}</h1>
<p${state === 'question' ? '' : ' role="status"'}>${escapeHtml(page[state])}</p>
${next}
</main>
</body>
</html>
`;
}
