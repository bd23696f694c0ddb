import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './auth-external.module.css';
import type { AuthOptions } from './auth-options.ts';
import { ExternalDeclaration } from './external-declaration.tsx';
import entries from './external-entries.module.css';

interface AuthExternalProps {
  readonly external: AuthOptions['external'];
  /** The path to continue to after signing in. */
  readonly returnTo: string;
}

/** Sign-in without a password, below the form. The form does not wait for it. */
export const AuthExternal = observer(({ external, returnTo }: AuthExternalProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!external.current?.presenter.isEmpty && <p className={styles.divider}>{t('auth:or')}</p>}
      <LazyPart lazy={external} placeholder={<EntriesPlaceholder />}>
        {({ presenter, View }) => <View presenter={presenter} returnTo={returnTo} />}
      </LazyPart>
    </>
  );
});

/** As high as the buttons that replace it. */
const EntriesPlaceholder = () => (
  <div className={entries.entries}>
    <Skeleton blockSize="44px" />
    <Skeleton blockSize="44px" />
    <ExternalDeclaration />
  </div>
);
