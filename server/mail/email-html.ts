import { escapeHtml } from '../http/escape-html.ts';
import type { Language } from '../http/language.ts';
import type { EmailLink, EmailTableRow, EmailTexts } from './compose-email.ts';

interface EmailHtmlContents extends EmailTexts {
  language: Language;
  link: string;
  secondLink: EmailLink | undefined;
  facts: readonly EmailTableRow[];
  linkBelow: string;
  signature: string;
  automatic: string;
}

const tags: Record<Language, string> = { 'pt-br': 'pt-BR', 'en-us': 'en-US' };

const page = 'margin:0;padding:24px 12px;background:#f7f1e3;color:#17161e;font:16px/1.5 system-ui,sans-serif';
const card =
  'max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:2px solid #17161e;border-radius:12px';
const brand = 'margin:0 0 20px;font-size:14px;font-weight:700;color:#8a6500';
const heading = 'margin:0 0 12px;font-size:26px;line-height:1.2';
const button =
  'display:inline-block;padding:14px 22px;background:#ffc82e;color:#1a1405;border:2px solid #17161e;border-radius:8px;font-weight:700;text-decoration:none';
const table = 'margin:0 0 24px;border-collapse:collapse;font-size:14px;line-height:1.4';
const label =
  'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#57524a;white-space:nowrap';
const value = 'padding:4px 0;font-weight:700;overflow-wrap:anywhere';
const address = 'color:#17161e;word-break:break-all';
const small = 'margin:16px 0 0;font-size:14px';
const footer = 'max-width:520px;margin:16px auto 0;font-size:14px;color:#57524a';

/** Styles are inline, because mail programs ignore style sheets. */
export function emailHtml({ language, facts, secondLink, ...values }: EmailHtmlContents): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as typeof values;
  return `<!doctype html>
<html lang="${tags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped.subject}</title>
</head>
<body style="${page}">
<div style="${card}">
<p style="${brand}">Banca</p>
<h1 style="${heading}">${escaped.title}</h1>
<p style="margin:0 0 24px">${escaped.text}</p>
${tableOf(facts)}<p style="margin:0 0 24px"><a href="${escaped.link}" style="${button}">${escaped.button}</a></p>
<p style="margin:0;font-size:14px">${escaped.linkBelow}<br><a href="${escaped.link}" style="${address}">${escaped.link}</a></p>
<p style="${small}">${escaped.validity}</p>
<p style="${small}">${escaped.otherwise}</p>
${secondLink ? linkOf(secondLink) : ''}</div>
<p style="${footer}">${escaped.signature}<br>${escaped.automatic}</p>
</body>
</html>
`;
}

const linkOf = ({ label: text, address: target }: EmailLink): string =>
  `<p style="${small}"><a href="${escapeHtml(target)}" style="color:#17161e">${escapeHtml(text)}</a></p>\n`;

function tableOf(facts: readonly EmailTableRow[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([heading, content]) =>
      `<tr><th scope="row" style="${label}">${escapeHtml(heading)}</th><td style="${value}">${escapeHtml(content)}</td></tr>\n`,
  );
  return `<table style="${table}">\n${rows.join('')}</table>\n`;
}
