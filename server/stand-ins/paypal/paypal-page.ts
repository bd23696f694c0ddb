import type { Language } from '../../http/language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { ChargeRow } from '../gateway/gateway-charges.ts';
import { detailsList, formatMoney, standInPage } from '../stand-in-page.ts';
import texts from './paypal-texts.json' with { type: 'json' };

interface PayPalPageContent {
  /** Null if the payment does not exist. */
  charge: ChargeRow | null;
  /** Path of the page. */
  address: string;
  /** Where the reader returns to. */
  back: string;
}

/** Lets the reader approve or cancel a payment, or shows its outcome. */
export function paypalPage({ charge, address, back }: PayPalPageContent, language: Language): string {
  const labels = texts[language];
  const link = `<p><a href="${escapeHtml(back)}">${labels.back}</a></p>`;
  if (charge?.status !== 'pending') {
    const state = charge ? (charge.status === 'approved' ? 'approved' : 'closed') : 'unknown';
    const main = `<p class="outcome" role="status">${labels.states[state]}</p>\n${link}`;
    return standInPage(texts, language, { main });
  }
  const main = `${detailsList([
    [labels.amount, formatMoney(language, charge.amount, charge.currency)],
    [labels.receiver, 'Banca'],
  ])}
<form method="post">
<button formaction="${escapeHtml(`${address}/approve`)}">${labels.approve}</button>
<button class="second" formaction="${escapeHtml(`${address}/cancel`)}">${labels.cancel}</button>
</form>`;
  return standInPage(texts, language, { main });
}
