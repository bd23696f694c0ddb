import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { CouponEntry } from '../order/coupon-entry.ts';
import styles from './order-summary.module.css';

/** In characters. Services refuse longer codes. */
const maxLength = 40;

/** A coupon for the order. The typed code stays until it is accepted. */
export const CouponField = observer(({ entry }: { entry: CouponEntry }) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { text, coupon, failure, isApplying } = entry;
  const isRestored = text !== '';
  const isEditing = !coupon && (isOpen || isRestored);
  useEffect(() => {
    // A field that was restored after a reload takes no focus.
    if (isEditing && isOpen) field.current?.focus();
  }, [isEditing, isOpen]);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(true);
    setIsMissing(text.trim() === '');
    if (text.trim() === '' || isApplying) return field.current?.focus();
    const isApplied = await entry.apply();
    (isApplied ? status : field).current?.focus();
  };
  const error = () => {
    if (isMissing) return t('checkout:coupon.missing');
    return failure ? failureText(t, failure) : undefined;
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
            entry.clear();
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
            value={text}
            onChange={(typed) => {
              // Upper case can be longer: ß becomes SS.
              entry.setText(typed.toUpperCase().slice(0, maxLength));
              setIsOpen(true);
              setIsMissing(false);
            }}
            error={error()}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // In the field, so that a message below has the whole width.
            adornment={
              <Button type="submit" variant="transparent" isLoading={isApplying}>
                {t('checkout:coupon.apply')}
              </Button>
            }
          />
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
