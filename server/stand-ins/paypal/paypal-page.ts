import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../http/language.ts';
import { counterPage, detailsList, moneyIn } from '../counter-page.ts';
import type { ChargeRow } from '../gateway/gateway-charges.ts';
import texts from './paypal-texts.json' with { type: 'json' };

interface Shown {
  /** null: there is no such payment. */
  charge: ChargeRow | null;
  /** Of the page. */
  address: string;
  /** Where the reader comes back to. */
  back: string;
}

/** Asks whether to pay; says so where that was answered before. */
export function paypalPage({ charge, address, back }: Shown, language: Language): string {
  const said = texts[language];
  const link = `<p><a href="${escapeHtml(back)}">${said.back}</a></p>`;
  if (charge?.status !== 'pending') {
    const state = charge ? (charge.status === 'approved' ? 'approved' : 'closed') : 'unknown';
    const main = `<p class="outcome" role="status">${said.states[state]}</p>\n${link}`;
    return counterPage(texts, language, { main });
  }
  const main = `${detailsList([
    [said.amount, moneyIn(language, charge.amount, charge.currency)],
    [said.receiver, 'Banca'],
  ])}
<form method="post">
<button formaction="${escapeHtml(`${address}/approve`)}">${said.approve}</button>
<button class="second" formaction="${escapeHtml(`${address}/cancel`)}">${said.cancel}</button>
</form>`;
  return counterPage(texts, language, { main });
}
