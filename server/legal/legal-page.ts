import type { Company } from '../configuration/company.ts';
import { type Language, languages, languageTag } from '../http/language.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { type LegalText, readLegalText } from './legal-texts.ts';

const labels = {
  'pt-br': {
    otherLanguage: 'English version',
    contents: 'Neste documento',
    version: 'Versão de',
    changes: 'O que mudou:',
    demo: 'Esta é uma demonstração. A empresa, o CNPJ, os endereços e as pessoas abaixo não existem.',
    binding: null,
  },
  'en-us': {
    otherLanguage: 'Versão em português',
    contents: 'In this document',
    version: 'Version of',
    changes: 'What changed:',
    demo: 'This is a demo. The company, CNPJ, addresses and people below do not exist.',
    binding:
      'This is a translation. If it differs from the text in Portuguese, the text in Portuguese applies.',
  },
} satisfies Record<Language, Record<string, string | null>>;

const otherOf = (language: Language): Language => languages.find((each) => each !== language) ?? language;

/** The page of a text that readers accept, with a table of its contents. It needs no script. */
export function legalPage(text: LegalText, language: Language, company: Company): string {
  const { otherLanguage, contents, version, changes, demo, binding } = labels[language];
  const other = otherOf(language);
  const title = text.title[language];
  const content = fillCompany(readLegalText(text.kind, language), company);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Banca</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/documents/document.css">
<link rel="stylesheet" href="/documents/legal.css">
<link rel="alternate" hreflang="${languageTag(other)}" href="${text.address[other]}">
</head>
<body>
<main class="legal">
<p class="links"><a href="/">← Banca</a> <a href="${text.address[other]}" hreflang="${languageTag(other)}" lang="${languageTag(other)}">${otherLanguage}</a></p>
<h1>${escapeHtml(title)}</h1>
<p class="version">${version} <time datetime="${text.version}">${dateText(text.version, language)}</time>. <b>${changes}</b> ${escapeHtml(text.changes[language])}</p>
${binding === null ? '' : `<p class="notice">${binding}</p>\n`}${company.isDemo ? `<p class="notice">${demo}</p>\n` : ''}<nav aria-labelledby="contents">
<h2 id="contents">${contents}</h2>
<ol>
${headingsOf(content)
  .map(([id, heading]) => `<li><a href="#${id}">${heading}</a></li>`)
  .join('\n')}
</ol>
</nav>
${content}
</main>
</body>
</html>
`;
}

/** The numbered sections: the id and the text of each h2. */
const headingsOf = (content: string): [id: string, heading: string][] =>
  [...content.matchAll(/<h2 id="([\w-]+)">(.+?)<\/h2>/g)].map(([, id = '', heading = '']) => [id, heading]);

/** Replaces the placeholders of the company. */
function fillCompany(content: string, company: Company): string {
  const { name, cnpj, address, email, officerName, officerEmail } = company;
  const values: Record<string, string> = {
    company: name,
    cnpj: cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
    address,
    email,
    officer: officerName,
    officerEmail,
  };
  return content.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The text names ${key}, which the company does not have.`);
    return escapeHtml(value);
  });
}

/** Such as "29 de novembro de 2026". */
const dateText = (version: string, language: Language): string =>
  new Date(`${version}T12:00:00Z`).toLocaleDateString(languageTag(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
