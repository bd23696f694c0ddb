import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { AuthOptions } from './auth-options.ts';
import styles from './auth-providers.module.css';
import buttonStyles from './provider-buttons.module.css';
import { ProviderDeclaration } from './provider-declaration.tsx';

interface AuthProvidersProps {
  readonly providerButtons: AuthOptions['providerButtons'];
  /** The path to continue to after signing in. */
  readonly returnTo: string;
  readonly purpose: 'sign-in' | 'sign-up';
}

/** Sign-in without a password, below the form. The form does not wait for it. */
export const AuthProviders = observer(({ providerButtons, returnTo, purpose }: AuthProvidersProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!providerButtons.current?.presenter.isEmpty && <p className={styles.divider}>{t('auth:or')}</p>}
      <LazyPart lazy={providerButtons} placeholder={<ButtonsPlaceholder purpose={purpose} />}>
        {({ presenter, View }) => <View presenter={presenter} returnTo={returnTo} purpose={purpose} />}
      </LazyPart>
    </>
  );
});

/** As high as the buttons that replace it. */
const ButtonsPlaceholder = ({ purpose }: Pick<AuthProvidersProps, 'purpose'>) => (
  <div className={buttonStyles.buttons}>
    <Skeleton blockSize="44px" />
    <Skeleton blockSize="44px" />
    <ProviderDeclaration isInForm={purpose === 'sign-up'} />
  </div>
);
