import { type Language, languageTag } from '../http/language.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { EmailLink, EmailTableRow, EmailTexts } from './compose-email.ts';
import { emailDarkTheme, emailStyles as styles } from './email-styles.ts';

interface EmailHtmlContents extends EmailTexts {
  language: Language;
  link: string;
  secondLink: EmailLink | undefined;
  facts: readonly EmailTableRow[];
  linkBelow: string;
  signature: string;
  automatic: string;
  /** Why the person receives it. */
  reason: string;
}

/** Keeps mail programs from showing the start of the email after a short preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * One layout for all emails: tables with fixed attributes, because Outlook knows no other layout; 600 px wide, or as wide
 * as a phone.
 */
export function emailHtml({ language, facts, secondLink, ...values }: EmailHtmlContents): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as typeof values;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped.subject}</title>
<style>
${emailDarkTheme}
</style>
</head>
<body class="page" style="${styles.body}">
<div style="${styles.preheader}">${escaped.text}${filler}</div>
<div role="main">
<table ${layoutTable} width="100%" class="page" bgcolor="#f7f1e3" style="${styles.outer}">
<tr><td align="center" style="padding:24px 12px">
<table ${layoutTable} width="600" class="card line" bgcolor="#ffffff" style="${styles.card}">
<tr><td class="header" bgcolor="#17161e" style="${styles.header}"><p style="${styles.brand}">BANCA</p></td></tr>
<tr><td class="content" style="${styles.content}">
<h1 class="strong" style="${styles.title}">${escaped.title}</h1>
<p class="strong" style="${styles.text}">${escaped.text}</p>
${factsTable(facts)}${buttonTable(escaped.link, escaped.button)}
<p class="quiet" style="${styles.note}">${escaped.validity}</p>
<p class="quiet" style="${styles.note}">${escaped.otherwise}</p>
<p class="quiet" style="${styles.note}">${escaped.linkBelow}<br><a class="link" href="${escaped.link}" style="${styles.address}">${escaped.link}</a></p>
${secondLink ? linkParagraph(secondLink) : ''}</td></tr>
</table>
<table ${layoutTable} width="600" style="width:100%;max-width:600px">
<tr><td class="quiet footer" style="${styles.footer}">${escaped.signature}<br>${escaped.reason} ${escaped.automatic}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const linkParagraph = ({ label, address }: EmailLink): string =>
  `<p class="quiet" style="${styles.note}"><a class="link" href="${escapeHtml(address)}" style="${styles.address}">${escapeHtml(label)}</a></p>\n`;

/** The cell has the colour, because Outlook ignores the padding and the background of links. */
const buttonTable = (link: string, text: string): string =>
  `<table ${layoutTable} class="button-row" style="${styles.buttonRow}"><tr><td bgcolor="#ffc82e" style="${styles.buttonCell}"><a href="${link}" style="${styles.button}">${text}</a></td></tr></table>`;

function factsTable(facts: readonly EmailTableRow[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([heading, content]) =>
      `<tr><th scope="row" class="quiet line" style="${styles.factLabel}">${escapeHtml(heading)}</th><td class="strong line" style="${styles.factValue}">${escapeHtml(content)}</td></tr>\n`,
  );
  return `<table class="line" style="${styles.facts}">\n${rows.join('')}</table>\n`;
}
