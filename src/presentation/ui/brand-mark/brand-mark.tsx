import type { ReactNode } from 'react';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './brand-mark.module.css';

interface BrandMarkProps {
  /** As a card names it; one that is not known here is shown as a card of its name. */
  readonly brand: string;
  /** True where its name stands beside it in letters; false by default: voices say it. */
  readonly isNamed?: boolean;
}

/** Our own drawings, as reduced as the brands' own marks on a small screen. */
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

/** Whose card it is: a small plate and, for voices, the brand's name. */
export function BrandMark({ brand, isNamed = false }: BrandMarkProps) {
  const mark = marks[brand];
  return (
    <span className={styles.mark} title={isNamed ? undefined : cardBrandName(brand)}>
      <span className={`${styles.plate} ${(mark ? mark.plate : styles.other) ?? ''}`} aria-hidden="true">
        {mark?.drawing ?? <Icon name="credit-card" />}
      </span>
      {!isNamed && <span className="visually-hidden">{cardBrandName(brand)}</span>}
    </span>
  );
}
