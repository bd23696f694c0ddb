import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherBenefit } from '../../domain/vouchers/voucher.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { benefitText } from './benefit-text.ts';
import styles from './voucher-page.module.css';

const nextActionOf = (benefit: VoucherBenefit) => {
  switch (benefit.kind) {
    case 'plan':
      return { to: '/account/plan', text: 'voucher:toPlan' } as const;
    case 'issue':
      return { to: `/reader/${benefit.issue.id}`, text: 'voucher:read' } as const;
    case 'credits':
      return { to: '/account/payment-methods', text: 'voucher:toBalance' } as const;
  }
};

/** What a voucher granted, with a link to it. Takes the focus from the field, which is empty now. */
export function VoucherBenefitPanel({ benefit }: { benefit: VoucherBenefit }) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { to, text } = nextActionOf(benefit);
  return (
    <section className={styles.gift} aria-labelledby="voucher-gift">
      <h2 id="voucher-gift" ref={heading} tabIndex={-1}>
        {t('voucher:redeemed')}
      </h2>
      <p className={styles.given}>{benefitText(t, benefit, i18n.language)}</p>
      <p>
        <ButtonLink to={to}>{t(text)}</ButtonLink>
      </p>
    </section>
  );
}
