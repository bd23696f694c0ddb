import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../shell/account/account-frame.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import type { UserDataPresenter } from './user-data-presenter.ts';

/** The page of the account's data. The forms appear when their code is loaded and their owner is known. */
export const UserDataPage = observer(({ presenter }: { presenter: UserDataPresenter }) => {
  const { t } = useTranslation();
  const { owner, forms } = presenter;
  const placeholder = <SkeletonLines count={8} />;
  const isKnown = owner.isKnown && owner.user !== null;
  return (
    <AccountFrame title={t('accountFrame:sections.data')}>
      <LazyPart replacesPage lazy={forms} placeholder={placeholder}>
        {({ presenter: formsPresenter, View }) =>
          isKnown ? <View presenter={formsPresenter} /> : placeholder
        }
      </LazyPart>
    </AccountFrame>
  );
});
