import type { PixCharge } from '../../commerce/pix/read-pix-code.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../http/language.ts';
import { counterPage, detailsList, moneyIn } from '../counter-page.ts';
import type { LookedUp } from './pix-bank.ts';
import texts from './pix-bank-texts.json' with { type: 'json' };

interface Shown extends LookedUp {
  isPaidNow?: boolean;
}

/** `address`: of the page. `shown`: what came of a code; absent: none was given yet. */
export function pixBankPage(address: string, language: Language, shown?: Shown): string {
  const main = shown ? outcome(address, language, shown) : codeForm(address, language);
  return counterPage(texts, language, { main, ...(!shown && { script: `${address}/page.js` }) });
}

function codeForm(address: string, language: Language, code = ''): string {
  const said = texts[language];
  return `<form method="post" action="${escapeHtml(address)}">
<label for="code">${said.code}</label>
<textarea id="code" name="code" required autocomplete="off" spellcheck="false">${escapeHtml(code)}</textarea>
<button>${said.look}</button>
</form>`;
}

function outcome(address: string, language: Language, { state, code, asked, isPaidNow }: Shown): string {
  const said = texts[language];
  const details = asked ? detailsOf(asked, language) : '';
  if (state === 'payable') {
    return `${details}
<form method="post" action="${escapeHtml(`${address}/pay`)}">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<button>${said.pay}</button>
</form>`;
  }
  const message = said.states[isPaidNow ? 'paidNow' : state];
  const next =
    state === 'unreadable'
      ? codeForm(address, language, code)
      : `<p><a href="${escapeHtml(address)}">${said.another}</a></p>`;
  return `<p class="outcome" role="status">${message}</p>\n${details}\n${next}`;
}

function detailsOf({ name, city, key, cents, identifier }: PixCharge, language: Language): string {
  const said = texts[language];
  return detailsList([
    [said.amount, cents === null ? said.anyAmount : moneyIn(language, cents, 'BRL')],
    [said.receiver, name],
    [said.city, city],
    [said.key, key],
    ...(identifier === null ? [] : ([[said.identifier, identifier]] as const)),
  ]);
}
