import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixInfo } from '../../../domain/checkout/order.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { QrPicture } from '../../shell/qr-picture.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyLink } from '../../ui/copy-link/copy-link.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './pix-panel.module.css';

interface PixPanelProps {
  readonly pix: PixInfo;
  /** Cents of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** True if the service reports that the Pix has expired. The device's clock may be wrong. */
  readonly isExpired?: boolean;
  readonly isRenewing?: boolean;
  /** Called when the reader requests a new code after the expiry. */
  readonly onRenew: () => void;
}

/** A Pix to be paid: QR code, code to copy and remaining time. */
export function PixPanel(props: PixPanelProps) {
  const { pix, amount, currency, isExpired = false, isRenewing = false, onRenew } = props;
  const { t, i18n } = useTranslation();
  const expiry = pix.expiresAt ? new Date(pix.expiresAt).getTime() : null;
  /** The expiry that has passed by this device's clock. The service decides, so the status is checked. */
  const [passedExpiry, setPassedExpiry] = useState<number | null>(null);
  const price = <p className={styles.amount}>{formatPrice(amount, currency, i18n.language)}</p>;
  if (isExpired) {
    return (
      <div className={styles.paper} role="status">
        {price}
        <p className={styles.overTitle}>{t('afterOrder:pix.overTitle')}</p>
        <p>{t('afterOrder:pix.over')}</p>
        <Button isLoading={isRenewing} onClick={onRenew}>
          {t('afterOrder:pix.renew')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.paper}>
      <div className={styles.summary}>
        {price}
        {expiry !== null && passedExpiry === expiry && <p role="status">{t('afterOrder:pix.checking')}</p>}
        {expiry !== null && passedExpiry !== expiry && (
          <p>
            {t('afterOrder:pix.left')}{' '}
            <strong>
              <Countdown until={expiry} onEnd={() => setPassedExpiry(expiry)} />
            </strong>
          </p>
        )}
        <p className={styles.how}>{t('afterOrder:pix.how')}</p>
      </div>
      <div className={styles.actions}>
        <CopyLink
          link={pix.code}
          variant="primary"
          icon="copy"
          label={t('afterOrder:pix.copy')}
          copiedText={t('afterOrder:pix.copied')}
          byHandText={t('afterOrder:pix.byHand')}
        />
        {/* Its place is reserved, because the first status response may add the address. */}
        <a className={styles.bank} href={pix.bankAddress ?? undefined} target="_blank" rel="noreferrer">
          {t('afterOrder:pix.bank')}
          <Icon name="external-link" />
          <span className="visually-hidden">{t('afterOrder:pix.newTab')}</span>
        </a>
      </div>
      <div className={styles.picture}>
        <QrPicture code={pix.code} picture={pix.qrCodePicture} alt={t('afterOrder:pix.picture')} />
      </div>
      <div className={styles.details}>
        <p className={styles.code}>
          <span className="visually-hidden">{t('afterOrder:pix.code')}: </span>
          {pix.code}
        </p>
        <p className={styles.quiet}>{t('afterOrder:pix.paid')}</p>
      </div>
    </div>
  );
}
