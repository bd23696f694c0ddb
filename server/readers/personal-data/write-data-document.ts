import { formatPrice } from '../../commerce/emails/format-price.ts';
import { type Language, languageTag } from '../../http/language.ts';
import type { ExportedSection } from '../../personal-data/export-sections.ts';
import type { PersonalRow, PersonalValue } from '../../personal-data/personal-table.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

interface DocumentTexts {
  title: string;
  intro: string;
  exportedAt: string;
  empty: string;
  yes: string;
  no: string;
  sections: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

const texts: Record<Language, DocumentTexts> = { 'pt-br': portuguese, 'en-us': english };

/** The beginnings of the names of files. */
export const documentFileNames: Record<Language, string> = {
  'pt-br': 'banca-meus-dados',
  'en-us': 'banca-my-data',
};

/** Integer cents, in the currency of the row. */
const moneyFields = new Set(['price', 'discount', 'amount', 'refundedAmount', 'credits']);

/** Fields whose values are codes with a text. */
const codeFields = new Set([
  'status',
  'method',
  'product',
  'kind',
  'basis',
  'channel',
  'state',
  'theme',
  'purpose',
  'answer',
  'withdrawalState',
  'role',
  'language',
  'market',
  'brand',
]);

/** Rows with more fields are shown as lists: a table of them is wider than a page. */
const maxColumns = 5;

const isFilled = (value: PersonalValue | undefined): boolean => value != null && value !== '';

const amountOf = (language: Language, field: string, value: PersonalValue, { currency }: PersonalRow) =>
  typeof value === 'number' && moneyFields.has(field) && typeof currency === 'string'
    ? formatPrice(language, value, currency)
    : null;

const codeOf = (field: string, value: PersonalValue): string => (codeFields.has(field) ? String(value) : '');

interface DataDocument {
  language: Language;
  exportedAt: Date;
  sections: readonly ExportedSection[];
}

/** Writes a document for people: one file without references, which can be printed. */
export function writeDataDocument({ language, exportedAt, sections }: DataDocument): string {
  const words = texts[language];
  const tag = languageTag(language);
  const instants = new Intl.DateTimeFormat(tag, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });

  const textOf = (field: string, value: PersonalValue, row: PersonalRow): string => {
    if (value instanceof Date) return instants.format(value);
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (field === 'card' && typeof value === 'string') {
      return value.replace(/^\S+/, (brand) => words.values[brand] ?? brand);
    }
    return (
      amountOf(language, field, value, row) ??
      words.values[codeOf(field, value)] ??
      String(value === '' ? '–' : (value ?? '–'))
    );
  };
  const cell = (field: string, value: PersonalValue, row: PersonalRow): string =>
    typeof value === 'string' && value.startsWith('data:image/')
      ? `<img src="${escapeHtml(value)}" alt="${escapeHtml(labelOf(field))}">`
      : escapeHtml(textOf(field, value, row));
  const labelOf = (field: string) => words.fields[field] ?? field;

  const list = (row: PersonalRow) =>
    `<dl>${Object.entries(row)
      .filter(([, value]) => isFilled(value))
      .map(([field, value]) => `<dt>${escapeHtml(labelOf(field))}</dt><dd>${cell(field, value, row)}</dd>`)
      .join('')}</dl>`;
  const table = (rows: readonly PersonalRow[], fields: readonly string[], caption: string) => {
    const head = fields.map((field) => `<th scope="col">${escapeHtml(labelOf(field))}</th>`).join('');
    const body = rows
      .map(
        (row) =>
          `<tr>${fields.map((field) => `<td>${cell(field, row[field] ?? null, row)}</td>`).join('')}</tr>`,
      )
      .join('\n');
    return `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  };
  const section = ({ name, rows }: ExportedSection) => {
    const title = words.sections[name] ?? name;
    const fields = Object.keys(rows[0] ?? {}).filter((field) => rows.some((row) => isFilled(row[field])));
    const content =
      fields.length === 0
        ? `<p>${words.empty}</p>`
        : fields.length > maxColumns
          ? rows.map(list).join('\n')
          : table(rows, fields, title);
    return `<section id="${name}"><h2>${escapeHtml(title)}</h2>${content}</section>`;
  };

  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<p>${escapeHtml(words.exportedAt)} <time datetime="${exportedAt.toISOString()}">${escapeHtml(instants.format(exportedAt))}</time></p>
${sections.map(section).join('\n')}
</main>
</body>
</html>
`;
}

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}
main{max-width:72rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2rem}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{border:1px solid #bbb;padding:.375rem .5rem;text-align:left;vertical-align:top}
th{background:#f2f2f2}
dl{display:grid;grid-template-columns:minmax(0,14rem) minmax(0,1fr);gap:.25rem 1rem}
dl+dl{border-top:1px solid #bbb;padding-top:1rem}
dt{font-weight:600;overflow-wrap:break-word}dd{margin:0;overflow-wrap:anywhere}
img{max-width:8rem;height:auto}
@media (max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}
@media print{main{max-width:none;padding:0}.table{overflow:visible}table{font-size:.625rem}th,td{overflow-wrap:anywhere}tr,dl{break-inside:avoid}}`;
