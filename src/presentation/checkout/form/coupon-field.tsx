import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { PaymentChoices } from '../order/payment-choices.ts';
import styles from './order-summary.module.css';

/** In characters. Services refuse longer codes. */
const maxLength = 40;

/** A coupon for the order. The typed code stays until it is accepted. */
export const CouponField = observer(({ choices }: { choices: PaymentChoices }) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { coupon, couponFailure, isApplyingCoupon } = choices;
  const isEditing = isOpen && !coupon;
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() === '' || isApplyingCoupon) return field.current?.focus();
    const isApplied = await choices.applyCoupon(code);
    if (isApplied) setCode('');
    (isApplied ? status : field).current?.focus();
  };
  const error = () => {
    if (isMissing) return t('checkout:coupon.missing');
    return couponFailure ? failureText(t, couponFailure) : undefined;
  };
  return (
    <div className={styles.coupon}>
      <p ref={status} role="status" tabIndex={-1} className={coupon ? styles.applied : 'visually-hidden'}>
        {coupon && (
          <>
            <Icon name="ticket-percent" />
            <span>{t('checkout:coupon.applied', { code: coupon.code })}</span>
          </>
        )}
      </p>
      {coupon && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('checkout:coupon.remove', { code: coupon.code })}
          onClick={() => {
            setIsOpen(true);
            choices.clearCoupon();
          }}
        >
          <Icon name="x" />
        </button>
      )}
      {isEditing && (
        <form className={styles.couponForm} onSubmit={apply} noValidate>
          <TextField
            ref={field}
            label={t('checkout:coupon.label')}
            value={code}
            onChange={(typed) => {
              // Upper case can be longer: ß becomes SS.
              setCode(typed.toUpperCase().slice(0, maxLength));
              setIsMissing(false);
            }}
            error={error()}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="outlined" isLoading={isApplyingCoupon}>
            {t('checkout:coupon.apply')}
          </Button>
        </form>
      )}
      {!isEditing && !coupon && (
        <Button variant="transparent" size="small" onClick={() => setIsOpen(true)}>
          <Icon name="ticket-percent" />
          {t('checkout:coupon.open')}
        </Button>
      )}
    </div>
  );
});
