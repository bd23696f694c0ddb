import { type Language, languages, languageTag } from '../../http/language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { ReceivedEmail } from './mailbox.ts';
import texts from './mailbox-texts.json' with { type: 'json' };

/** `address`: path of the list. The path of an email is below it. */
export function mailboxPage(emails: readonly ReceivedEmail[], address: string, language: Language): string {
  const labels = texts[language];
  const rows = emails.map(
    (email) => `<li>
<a href="${escapeHtml(`${address}/${email.id}`)}" lang="">${escapeHtml(email.subject)}</a>
${detailsOf(email, language)}
</li>`,
  );
  return htmlPage(
    labels.title,
    language,
    `<h1>${labels.title}</h1>
<p>${labels.standIn}</p>
${noticesInOtherLanguages(language)}
${rows.length > 0 ? `<ol class="emails">\n${rows.join('\n')}\n</ol>` : `<p>${labels.empty}</p>`}`,
  );
}

/**
 * Shows an email as mail programs do, in a frame of its own, and its plain text. `email`: undefined if it does not exist
 * or was dropped.
 */
export function emailPage(email: ReceivedEmail | undefined, address: string, language: Language): string {
  const labels = texts[language];
  const back = `<p><a href="${escapeHtml(address)}">← ${labels.back}</a></p>`;
  if (!email) return htmlPage(labels.title, language, `${back}\n<h1>${labels.gone}</h1>`);
  return htmlPage(
    email.subject,
    language,
    `${back}
<h1 lang="">${escapeHtml(email.subject)}</h1>
${detailsOf(email, language)}
<iframe class="design" src="${escapeHtml(`${address}/${email.id}/html`)}" title="${labels.design}" sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>
<h2>${labels.plainText}</h2>
<div class="email" lang="">${withLinks(email.text)}</div>`,
  );
}

/** The HTML of an email, whose links open in place of the page around it. */
export const framedEmail = ({ html }: ReceivedEmail): string =>
  html.replace('<head>', '<head>\n<base target="_top">');

function htmlPage(title: string, language: Language, main: string): string {
  return `<!doctype html>
<html lang="${languageTag(language)}">
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

/** Says in the other languages too that this is not a real mail service. */
function noticesInOtherLanguages(language: Language): string {
  return languages
    .filter((other) => other !== language)
    .map((other) => `<p lang="${languageTag(other)}">${texts[other].standIn}</p>`)
    .join('\n');
}

function detailsOf({ to, receivedAt }: ReceivedEmail, language: Language): string {
  const labels = texts[language];
  const receivedText = receivedAt.toLocaleString(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  return `<p class="details"><span>${labels.to}: ${escapeHtml(to)}</span>
<span>${labels.received}: <time datetime="${receivedAt.toISOString()}">${escapeHtml(receivedText)}</time></span></p>`;
}

/** Turns the http and https URLs of a text into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      // Because of the capture group, every second part is a URL.
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
