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
  /** The place of this app to go on to afterwards. */
  readonly place: string;
}

/** The ways in without a password, set apart from the form above them, which does not wait for them. */
export const AuthExternal = observer(({ external, place }: AuthExternalProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!external.current?.presenter.isEmpty && <p className={styles.divider}>{t('auth:or')}</p>}
      <LazyPart lazy={external} placeholder={<EntriesToCome />}>
        {({ presenter, View }) => <View presenter={presenter} returnTo={place} />}
      </LazyPart>
    </>
  );
});

/** As high as the entries themselves while these ask who is offered. */
const EntriesToCome = () => (
  <div className={entries.entries}>
    <Skeleton blockSize="44px" />
    <Skeleton blockSize="44px" />
    <ExternalDeclaration />
  </div>
);
