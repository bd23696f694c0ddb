import type { ReactNode } from 'react';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './brand-mark.module.css';

interface BrandMarkProps {
  /** The brand of a card. An unknown brand shows a generic card. */
  readonly brand: string;
  /** True if the brand's name is visible beside the mark. Otherwise screen readers announce it. */
  readonly hasVisibleName?: boolean;
}

/** Our own simplified drawings, for small screens. */
const marks: Readonly<Record<string, { readonly plate: string | undefined; readonly drawing: ReactNode }>> = {
  visa: { plate: styles.visa, drawing: 'VISA' },
  mastercard: {
    plate: undefined,
    drawing: (
      <>
        <span className={styles.red} />
        <span className={styles.yellow} />
      </>
    ),
  },
  amex: { plate: styles.amex, drawing: 'AMEX' },
  discover: { plate: styles.discover, drawing: 'DISC' },
  'diners-club': { plate: undefined, drawing: <span className={styles.halves} /> },
};

/** The mark of a card brand. */
export function BrandMark({ brand, hasVisibleName = false }: BrandMarkProps) {
  const mark = marks[brand];
  return (
    <span className={styles.mark} title={hasVisibleName ? undefined : cardBrandName(brand)}>
      <span className={`${styles.plate} ${(mark ? mark.plate : styles.other) ?? ''}`} aria-hidden="true">
        {mark?.drawing ?? <Icon name="credit-card" />}
      </span>
      {!hasVisibleName && <span className="visually-hidden">{cardBrandName(brand)}</span>}
    </span>
  );
}
