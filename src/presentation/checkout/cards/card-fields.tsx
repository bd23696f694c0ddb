import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { maxHolderName } from '../../../domain/account/person-name.ts';
import { securityCodeLength } from '../../../domain/cards/card-brand.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { useRevealOnMount } from '../../ui/focus/use-reveal-on-mount.ts';
import {
  cardExpiryMask,
  cardNumberMask,
  holderNameMask,
  securityCodeMask,
} from '../../ui/mask/card-masks.ts';
import { phoneMask } from '../../ui/mask/contact-masks.ts';
import { cpfMask } from '../../ui/mask/document-masks.ts';
import { FormTextField } from '../../ui/text-field/form-text-field.tsx';
import styles from './add-card-form.module.css';
import type { AddCardPresenter } from './add-card-presenter.ts';

interface CardFieldsProps {
  readonly presenter: AddCardPresenter;
  readonly takesFocus: boolean;
}

/** The data printed on the card and the data of its holder. */
export const CardFields = observer(({ presenter, takesFocus }: CardFieldsProps) => {
  const { t } = useTranslation();
  const firstField = useRevealOnMount<HTMLInputElement>(takesFocus);
  const { form, brand } = presenter;
  return (
    <>
      <FormTextField
        form={form}
        name="cardNumber"
        ref={firstField}
        label={t('addCard:cardNumber')}
        mask={cardNumberMask}
        // Always rendered, so that screen readers announce a recognized brand.
        adornment={
          <span className={styles.brand} role="status">
            {brand && <BrandMark brand={brand} />}
          </span>
        }
        isRequired
      />
      <FormTextField
        form={form}
        name="holderName"
        label={t('addCard:holderName')}
        mask={holderNameMask}
        maxLength={maxHolderName}
        isRequired
      />
      <div className={styles.pair}>
        <FormTextField
          form={form}
          name="expiration"
          label={t('addCard:expiration')}
          placeholder={t('addCard:expirationShape')}
          mask={cardExpiryMask}
          isRequired
        />
        <FormTextField
          form={form}
          name="cvv"
          label={t('addCard:cvv')}
          hint={t('addCard:cvvDigits', { count: securityCodeLength(brand) })}
          mask={securityCodeMask(brand)}
          isRequired
        />
      </div>
      <div className={styles.halves}>
        <FormTextField
          form={form}
          name="holderDocument"
          label={t('addCard:holderDocument')}
          mask={cpfMask}
          autoComplete="off"
          isRequired
        />
        <FormTextField
          form={form}
          name="phoneNumber"
          label={t('addCard:phoneNumber')}
          mask={phoneMask}
          isRequired
        />
      </div>
    </>
  );
});
