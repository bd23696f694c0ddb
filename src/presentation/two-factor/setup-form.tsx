import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SecondFactorSetup } from '../../application/ports/account/second-factor.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { QrPicture } from '../shell/qr-picture.tsx';
import { Button } from '../ui/button/button.tsx';
import { CopyLink } from '../ui/copy-link/copy-link.tsx';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.ts';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import styles from './two-factor-page.module.css';
import type { TwoFactorPresenter } from './two-factor-presenter.ts';

interface SetupFormProps {
  readonly presenter: TwoFactorPresenter;
  readonly setup: SecondFactorSetup;
}

/** Shows the secret for the authenticator app and asks for its first code. */
export const SetupForm = observer(({ presenter, setup }: SetupFormProps) => {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { form, failure } = presenter.firstCode;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('twoFactor:scanTitle')}
      </h2>
      <p>{t('twoFactor:scan')}</p>
      <div className={styles.paper}>
        <QrPicture code={setup.address} picture={null} alt={t('twoFactor:qrCode')} />
      </div>
      <p>{t('twoFactor:typeInstead')}</p>
      <code className={styles.secret}>{groupCharacters(setup.secret)}</code>
      <CopyLink
        link={setup.secret}
        icon="copy"
        label={t('twoFactor:copySecret')}
        copiedText={t('twoFactor:copied')}
        byHandText={t('twoFactor:byHand')}
      />
      <h2 className={styles.heading}>{t('twoFactor:confirmTitle')}</h2>
      <FormView form={form}>
        <FormTextField
          form={form}
          name="code"
          label={t('secondFactor:code')}
          hint={t('twoFactor:firstCodeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          isRequired
        />
        <FormFailureNote failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('twoFactor:turnOn')}
          </Button>
          <Button variant="outlined" onClick={presenter.cancelSetup}>
            {t('twoFactor:cancel')}
          </Button>
        </div>
      </FormView>
    </>
  );
});

/** Four characters at a time are easier to type. */
const groupCharacters = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
