import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PersonalDataFormat } from '../../domain/account/personal-data.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { saveFile } from '../shell/account/save-file.ts';
import { Button } from '../ui/button/button.tsx';
import type { ChildDownload } from './child-download.ts';
import { FamilyFailure } from './family-failure.tsx';
import styles from './family-page.module.css';

interface DownloadButtonsProps {
  readonly download: ChildDownload;
  readonly owner: AccountOwner;
}

/** Downloads of the data that is stored about a child. */
export const DownloadButtons = observer(({ download, owner }: DownloadButtonsProps) => {
  const { t } = useTranslation();
  const save = async (format: PersonalDataFormat) => {
    const file = await download.load(format);
    if (file) saveFile(file);
  };
  return (
    <div className={styles.stack}>
      <p>{t('family:downloadHint')}</p>
      <FamilyFailure failure={download.failure} owner={owner} />
      <div className={styles.end}>
        <Button variant="outlined" isLoading={download.loading === 'html'} onClick={() => void save('html')}>
          {t('family:downloadDocument')}
        </Button>
        <Button variant="outlined" isLoading={download.loading === 'json'} onClick={() => void save('json')}>
          {t('family:downloadData')}
        </Button>
      </div>
    </div>
  );
});
