import { useTranslation } from 'react-i18next';
import { addressLines } from '../../../domain/postal/address-lines.ts';
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
  return (
    <button type="button" className={styles.summary} onClick={onClear}>
      <span className={styles.lines}>
        {[...addressLines(address).entries()].map(([index, line]) => (
          <span key={index}>{line}</span>
        ))}
      </span>
      <span className={styles.clear}>
        <Icon name="x" />
        {t('addCard:clearAddress')}
      </span>
    </button>
  );
}
