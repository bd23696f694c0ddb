import { useTranslation } from 'react-i18next';
import type { Address, IdentityUser } from '../../domain/session/session.ts';
import { formatDay } from '../i18n/format-day.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { accountPhoneMask, postalCodeMask } from '../ui/mask/contact-masks.ts';
import { cpfMask } from '../ui/mask/document-masks.ts';
import styles from './user-data-page.module.css';

interface GuardianOnlyDataProps {
  readonly user: IdentityUser | null;
  /** null if it is not known. */
  readonly guardianName: string | null;
}

/** The data of a guided account that only the guardian can change, read-only, with the reason (Rule 11). */
export function GuardianOnlyData({ user, guardianName }: GuardianOnlyDataProps) {
  const { t, i18n } = useTranslation();
  const facts = [
    [t('userData:cpf'), user?.cpf && cpfMask.mask(user.cpf)],
    [t('userData:birthDate'), user?.birthDate && formatDay(user.birthDate, i18n.language)],
    [t('userData:address'), user?.address && addressText(user.address)],
    [t('userData:notices'), user?.email],
    [t('userData:phone'), user?.phoneNumber && accountPhoneMask.mask(user.phoneNumber)],
  ];
  return (
    <div className={styles.guardians}>
      <p className={styles.reason}>
        <Icon name="lock" />
        {t('userData:guided', { name: guardianName ?? t('userData:guardian') })}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('userData:unknown')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function addressText({ line1, number, line2, neighborhood, city, state, zipCode }: Address): string {
  // A number or complement without its street says nothing.
  const street = line1 && [line1, number, line2].filter(Boolean).join(', ');
  const cityAndState = [city, state].filter(Boolean).join(' – ');
  const code = zipCode && postalCodeMask.mask(zipCode);
  return [street, neighborhood, cityAndState, code].filter(Boolean).join(', ');
}
