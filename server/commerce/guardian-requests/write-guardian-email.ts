import { composeEmail, type EmailTableRow } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { fillPlaceholders } from '../../text/fill-placeholders.ts';
import { type CommerceEmailOptions, emailTexts } from '../emails/email-texts.ts';
import { formatPrice } from '../emails/format-price.ts';
import type { RequestedPrice } from './requested-prices.ts';
import type { GuardianEmailProduct } from './requested-product.ts';

interface GuardianEmail {
  child: string;
  /** 'rating': the child asks to see an issue above its rating. */
  kind: 'issue' | 'plan' | 'rating';
  /** Without prices if the child could read it without a purchase. */
  product: GuardianEmailProduct;
}

/** Says what a child asks for, what it costs, and where to see it or to answer. */
export function writeGuardianEmail(
  { child, kind, product }: GuardianEmail,
  { language, site }: CommerceEmailOptions,
): EmailContents {
  const { guardian } = emailTexts[language];
  const priceRow = ({ kind, cents, currency, days }: RequestedPrice): EmailTableRow => [
    fillPlaceholders(guardian.prices[kind === 'rent' && days === 1 ? 'rentForDay' : kind], {
      days: days ?? '',
    }),
    formatPrice(language, cents, currency),
  ];
  const needsPurchase = kind === 'rating' && product.prices.length > 0;
  return composeEmail({
    language,
    reason: 'guardian',
    words: needsPurchase ? { ...guardian.rating, validity: guardian.ratingForSale } : guardian[kind],
    link: `${site}${kind === 'rating' ? '/account/family' : product.path}`,
    facts: [
      [guardian.facts.child, child],
      [guardian.facts[kind === 'plan' ? 'plan' : 'issue'], product.name],
      ...(kind === 'rating' ? [[guardian.facts.rating, ratingOf(product)] as const] : []),
      ...product.prices.map(priceRow),
      ...(product.isInPlans && (kind !== 'rating' || needsPurchase)
        ? [[guardian.facts.plans, guardian.included] as const]
        : []),
    ],
    // The button of a request to read opens the same page.
    ...(kind !== 'rating' && { secondLink: { label: guardian.family, address: `${site}/account/family` } }),
    values: { child, name: product.name },
  });
}

const ratingOf = ({ parentalRating }: GuardianEmailProduct): string => parentalRating ?? '';
