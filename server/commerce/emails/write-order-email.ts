import type { Language } from '../../http/language.ts';
import { languageTag } from '../../http/language.ts';
import { composeEmail, type EmailTableRow } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { fillPlaceholders } from '../../text/fill-placeholders.ts';
import type { TransactionAnswer } from '../schemas.ts';
import { type CommerceEmailOptions, emailTexts } from './email-texts.ts';
import { formatPrice } from './format-price.ts';

/**
 * A paid, refunded or charged back order. `validFrom` and `validUntil` are null if the product has no time limit or the money
 * went back.
 */
export interface EmailedOrder {
  transaction: TransactionAnswer;
  validFrom: Date | null;
  validUntil: Date | null;
  /** Whether its subscription goes on although the order was charged back. */
  isContinued: boolean;
  /** Whether the reader asked for the refund. */
  isWithdrawn: boolean;
}

type Kind = keyof typeof pages;

/** The page that the button of each email opens. */
const pages = {
  subscribed: () => '/account/plan',
  renewed: () => '/account/plan',
  bought: pageOfIssue,
  rented: pageOfIssue,
  toppedUp: () => '/account/payment-methods',
  refunded: () => '/account/general/payment-history',
  chargedBack: () => '/account/general/payment-history',
};

/** A receipt for a payment, the confirmation of a refund, or the notice of a chargeback. */
export function writeOrderEmail(
  order: EmailedOrder,
  { language, site }: CommerceEmailOptions,
): EmailContents {
  const { transaction } = order;
  const kind = kindOf(transaction);
  const { emails, where, byCoupon, withdrawn } = emailTexts[language];
  const { amount, currency, method } = transaction;
  const words = order.isWithdrawn ? { ...emails[kind], otherwise: withdrawn.otherwise } : emails[kind];
  return composeEmail({
    language,
    reason: 'order',
    words: amount > 0 ? words : { ...words, text: byCoupon.text },
    link: `${site}${pages[kind](transaction)}`,
    facts: factsOf(order, language),
    values: {
      amount: formatPrice(language, amount, currency),
      where: where[method],
      ...chargebackWords(order, language),
    },
  });
}

/** The sentences that depend on what was paid and how. */
function chargebackWords({ transaction: { item, method }, isContinued }: EmailedOrder, language: Language) {
  const { consequences, card, noCard } = emailTexts[language].chargeback;
  const { plan, continuedPlan, comic, credits } = consequences;
  const byProduct = { plan: isContinued ? continuedPlan : plan, comic, dragon_wallet_credit: credits };
  return { consequence: byProduct[item.type], card: method === 'credit_card' ? card : noCard };
}

function kindOf({ item, status, isRenewal }: TransactionAnswer): Kind {
  if (status === 'refunded') return 'refunded';
  if (status === 'charged_back') return 'chargedBack';
  if (item.type === 'dragon_wallet_credit') return 'toppedUp';
  if (item.type === 'plan') return isRenewal ? 'renewed' : 'subscribed';
  return item.kind === 'rent' ? 'rented' : 'bought';
}

function pageOfIssue({ item: { slug } }: TransactionAnswer): string {
  return slug === null ? pages.refunded() : `/issue/${encodeURIComponent(slug)}`;
}

function factsOf({ transaction, validFrom, validUntil }: EmailedOrder, language: Language): EmailTableRow[] {
  const { status, price, discount, amount, currency, couponCode, paidAt, refundedAt, externalId } =
    transaction;
  const { facts } = emailTexts[language];
  const formatMoney = (cents: number) => formatPrice(language, cents, currency);
  const formatTime = (instant: Date | string | null) => instant && formatTimeIn(language, new Date(instant));
  const entries: [keyof typeof facts, string | null][] = [
    ['item', itemIn(language, transaction)],
    ['from', formatTime(validFrom)],
    ['until', formatTime(validUntil)],
    ['price', discount > 0 ? formatMoney(price) : null],
    ['discount', discount > 0 ? formatMoney(-discount) : null],
    ['coupon', couponCode && `“${couponCode}”`],
    ['amount', formatMoney(amount)],
    ['how', methodIn(language, transaction)],
    ['paid', formatTime(paidAt)],
    [status === 'charged_back' ? 'returned' : 'refunded', formatTime(refundedAt)],
    ['order', externalId],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [[facts[name], value] as const]));
}

function itemIn(language: Language, { item, currency }: TransactionAnswer): string {
  const { items } = emailTexts[language];
  if (item.type === 'dragon_wallet_credit') {
    return fillPlaceholders(items.credits, { amount: formatPrice(language, item.credits ?? 0, currency) });
  }
  if (item.name === null) return items.unknown;
  return fillPlaceholders(items[item.kind === 'rent' ? 'rent' : item.type], { name: item.name });
}

function methodIn(language: Language, { method, amount, paymentCard }: TransactionAnswer): string {
  const { methods, card, byCoupon } = emailTexts[language];
  if (amount === 0) return byCoupon.how;
  return paymentCard ? fillPlaceholders(card, { digits: paymentCard.lastFourDigits }) : methods[method];
}

/** The reader's time zone is unknown, so emails use Brasília time. */
function formatTimeIn(language: Language, instant: Date): string {
  const timeZone = 'America/Sao_Paulo';
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return fillPlaceholders(emailTexts[language].moment, { moment: format.format(instant) });
}
