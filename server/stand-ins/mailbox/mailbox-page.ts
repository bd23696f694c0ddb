import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../http/language.ts';
import type { ReceivedEmail } from './mailbox.ts';
import texts from './mailbox-texts.json' with { type: 'json' };

const tags: Record<Language, string> = { 'pt-br': 'pt-BR', 'en-us': 'en-US' };

/** `address`: where the list is; each letter is below it. */
export function mailboxPage(letters: readonly ReceivedEmail[], address: string, language: Language): string {
  const said = texts[language];
  const rows = letters.map(
    (letter) => `<li>
<a href="${escapeHtml(`${address}/${letter.id}`)}" lang="">${escapeHtml(letter.subject)}</a>
${detailsOf(letter, language)}
</li>`,
  );
  return page(
    said.title,
    language,
    `<h1>${said.title}</h1>
<p>${said.standIn}</p>
${otherLanguages(language)}
${rows.length > 0 ? `<ol class="letters">\n${rows.join('\n')}\n</ol>` : `<p>${said.empty}</p>`}`,
  );
}

/** Undefined: a letter that is not there, or no longer. What it says stands there as text. */
export function emailPage(letter: ReceivedEmail | undefined, address: string, language: Language): string {
  const said = texts[language];
  const back = `<p><a href="${escapeHtml(address)}">← ${said.back}</a></p>`;
  if (!letter) return page(said.title, language, `${back}\n<h1>${said.gone}</h1>`);
  return page(
    letter.subject,
    language,
    `${back}
<h1 lang="">${escapeHtml(letter.subject)}</h1>
${detailsOf(letter, language)}
<div class="letter" lang="">${withLinks(letter.text)}</div>`,
  );
}

function page(title: string, language: Language, main: string): string {
  return `<!doctype html>
<html lang="${tags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Banca</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/documents/document.css">
<link rel="stylesheet" href="/documents/mailbox.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Whoever cannot read the page's language has to know as well that this is no mail service. */
function otherLanguages(language: Language): string {
  const others = Object.entries(tags).filter(([other]) => other !== language);
  return others.map(([other, tag]) => `<p lang="${tag}">${texts[other as Language].standIn}</p>`).join('\n');
}

function detailsOf({ to, receivedAt }: ReceivedEmail, language: Language): string {
  const said = texts[language];
  const when = receivedAt.toLocaleString(tags[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  return `<p class="details"><span>${said.to}: ${escapeHtml(to)}</span>
<span>${said.received}: <time datetime="${receivedAt.toISOString()}">${escapeHtml(when)}</time></span></p>`;
}

/** The addresses in a text, of the web and nothing else, become links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      // Every second part is what the pattern has caught.
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
