import { useTranslation } from 'react-i18next';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './add-card-form.module.css';

interface AddressSummaryProps {
  readonly address: PostalAddress;
  readonly onClear: () => void;
}

/** The address found for the postal code. A click clears it. */
export function AddressSummary({ address, onClear }: AddressSummaryProps) {
  const { t } = useTranslation();
  const { street, complement, neighborhood, city, state } = address;
  const lines = [
    [street, complement].filter(Boolean).join(', '),
    [neighborhood, [city, state].filter(Boolean).join(' – ')].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.summary} onClick={onClear}>
      <span className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={styles.clear}>
        <Icon name="x" />
        {t('addCard:clearAddress')}
      </span>
    </button>
  );
}
