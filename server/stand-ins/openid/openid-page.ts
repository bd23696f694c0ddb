import { escapeHtml } from '../../text/escape-html.ts';
import texts from './openid-page.json' with { type: 'json' };
import type { StandInName, StandInPerson } from './openid-people.ts';

interface ChoicePageContent {
  name: StandInName;
  people: readonly StandInPerson[];
  /** Path of the page. The choice is appended. */
  address: string;
  stylesheet: string;
}

/** Lets the visitor choose who signs in. Works without scripts and says that it is not the real provider. */
export function choicePage({ name, people, address, stylesheet }: ChoicePageContent): string {
  const { title, heading, notReal, english } = texts[name];
  const items = people.map((person) => `<li>${personButton(person, address)}</li>`).join('\n');
  return htmlPage(
    title,
    stylesheet,
    `<p class="badge">${escapeHtml(notReal)}</p>
<h1>${escapeHtml(heading)}</h1>
<p lang="en">${escapeHtml(english)}</p>
<form method="post">
<ul>
${items}
</ul>
<button class="cancel" formaction="${escapeHtml(`${address}/cancel`)}">${escapeHtml(texts.cancel)}</button>
</form>
<p>${escapeHtml(texts.people)}</p>`,
  );
}

export function expiredPage(home: string, stylesheet: string): string {
  const { title, text, english, back } = texts.expired;
  return htmlPage(
    title,
    stylesheet,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p lang="en">${escapeHtml(english)}</p>
<p><a href="${escapeHtml(home)}">${escapeHtml(back)}</a></p>`,
  );
}

function personButton({ subject, name, email, note }: StandInPerson, address: string): string {
  return `<button formaction="${escapeHtml(`${address}/as/${subject}`)}">
<strong>${escapeHtml(name)}</strong>
<span>${escapeHtml(email ?? texts.noEmail)}</span>
<span>${escapeHtml(note.pt)}</span>
<span lang="en">${escapeHtml(note.en)}</span>
</button>`;
}

function htmlPage(title: string, stylesheet: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
