import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './user-data-page.module.css';
import type { UserDataPresenter } from './user-data-presenter.ts';

/** The page of the account's data. The forms appear when their code is loaded and their owner is known. */
export const UserDataPage = observer(({ presenter }: { presenter: UserDataPresenter }) => {
  const { t } = useTranslation();
  const { owner, forms } = presenter;
  const placeholder = (
    <div className={styles.coming}>
      <SkeletonLines count={8} />
    </div>
  );
  const isKnown = owner.isKnown && owner.user !== null;
  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title: t('account:data') })}</title>
      <ScreenLink to="/account" className={styles.back ?? ''}>
        <Icon name="arrow-left" />
        {t('account:back')}
      </ScreenLink>
      <h1 className={styles.title}>{t('account:data')}</h1>
      <LazyPart replacesPage lazy={forms} placeholder={placeholder}>
        {({ presenter: formsPresenter, View }) =>
          isKnown ? <View presenter={formsPresenter} /> : placeholder
        }
      </LazyPart>
    </div>
  );
});
