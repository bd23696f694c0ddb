import type { PixCharge } from '../../commerce/pix/read-pix-code.ts';
import type { Language } from '../../http/language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { detailsList, formatMoney, standInPage } from '../stand-in-page.ts';
import type { PixLookup } from './pix-bank.ts';
import texts from './pix-bank-texts.json' with { type: 'json' };

interface PixBankPageContent extends PixLookup {
  isPaidNow?: boolean;
}

/** `address`: path of the page. Without `content`, shows the form for a code. */
export function pixBankPage(address: string, language: Language, content?: PixBankPageContent): string {
  const main = content ? lookupResult(address, language, content) : codeForm(address, language);
  return standInPage(texts, language, { main, ...(!content && { script: `${address}/page.js` }) });
}

function codeForm(address: string, language: Language, code = ''): string {
  const labels = texts[language];
  return `<form method="post" action="${escapeHtml(address)}">
<label for="code">${labels.code}</label>
<textarea id="code" name="code" required autocomplete="off" spellcheck="false">${escapeHtml(code)}</textarea>
<button>${labels.continue}</button>
</form>`;
}

function lookupResult(
  address: string,
  language: Language,
  { state, code, charge, isPaidNow }: PixBankPageContent,
): string {
  const labels = texts[language];
  const details = charge ? detailsOf(charge, language) : '';
  if (state === 'payable') {
    return `${details}
<form method="post" action="${escapeHtml(`${address}/pay`)}">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<button>${labels.pay}</button>
</form>`;
  }
  const message = labels.states[isPaidNow ? 'paidNow' : state];
  const next =
    state === 'unreadable'
      ? codeForm(address, language, code)
      : `<p><a href="${escapeHtml(address)}">${labels.payAnother}</a></p>`;
  return `<p class="outcome" role="status">${message}</p>\n${details}\n${next}`;
}

function detailsOf({ name, city, key, cents, identifier }: PixCharge, language: Language): string {
  const labels = texts[language];
  return detailsList([
    [labels.amount, cents === null ? labels.anyAmount : formatMoney(language, cents, 'BRL')],
    [labels.receiver, name],
    [labels.city, city],
    [labels.key, key],
    ...(identifier === null ? [] : ([[labels.identifier, identifier]] as const)),
  ]);
}
