import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import styles from './callback-page.module.css';
import type { CallbackPresenter } from './callback-presenter.ts';
import { emailTaken } from './email-form.ts';
import { signInToOwnAccount } from './next-actions.ts';

/** Asks for an email address if the provider returned none. A wrong address can be corrected here. */
export const EmailStep = observer(({ presenter }: { presenter: CallbackPresenter }) => {
  const { t } = useTranslation();
  const { form, formFailure } = presenter;
  return (
    <>
      <p>{t('callback:emailText')}</p>
      <FormView form={form}>
        <FormTextField
          form={form}
          name="email"
          label={t('callback:email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
        {form.shownError('email')?.key === emailTaken.key && (
          <ScreenLink to={signInToOwnAccount.to} replace className={styles.link ?? ''}>
            {t(signInToOwnAccount.text)}
          </ScreenLink>
        )}
        <FormFailureNote failure={formFailure} />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('callback:emailSubmit')}
        </Button>
      </FormView>
    </>
  );
});
