import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shell/account/account-frame.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DownloadSection } from './download-section.tsx';
import type { PrivacyPresenter } from './privacy-presenter.ts';

/** What readers can do with the data that is stored about them: one section for each right. */
export const PrivacyPage = observer(({ presenter }: { presenter: PrivacyPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  return (
    <AccountFrame title={t('privacy:title')}>
      <DownloadSection presenter={presenter.downloads} />
      <ConsentsSection presenter={presenter.consents} />
      <DeletionSection presenter={presenter.deletion} />
    </AccountFrame>
  );
});
