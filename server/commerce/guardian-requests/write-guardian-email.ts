import { composeEmail, type EmailTableRow } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { fillPlaceholders } from '../../text/fill-placeholders.ts';
import { type CommerceEmailOptions, emailTexts } from '../emails/email-texts.ts';
import { formatPrice } from '../emails/format-price.ts';
import type { GuardianEmailProduct, RequestedPrice } from './requested-product.ts';

interface GuardianEmail {
  child: string;
  kind: 'issue' | 'plan';
  product: GuardianEmailProduct;
}

/** Says what a child asks for, what it costs, and where to see it. */
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
  return composeEmail({
    language,
    reason: 'guardian',
    words: guardian[kind],
    link: `${site}${product.path}`,
    facts: [
      [guardian.facts.child, child],
      [guardian.facts[kind], product.name],
      ...product.prices.map(priceRow),
      ...(product.isInPlans ? [[guardian.facts.plans, guardian.included] as const] : []),
    ],
    values: { child, name: product.name },
  });
}
