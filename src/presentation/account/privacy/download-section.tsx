import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isGuided } from '../../../domain/account/guardianship.ts';
import type { PersonalDataFormat } from '../../../domain/account/personal-data.ts';
import { saveFile } from '../../shell/account/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import type { DownloadPresenter } from './download-presenter.ts';
import { PrivacyFailure } from './privacy-failure.tsx';
import styles from './privacy-page.module.css';

/** Downloads of the data that is stored about the reader. */
export const DownloadSection = observer(({ presenter }: { presenter: DownloadPresenter }) => {
  const { t } = useTranslation();
  const { loading, failure, owner } = presenter;
  const download = async (format: PersonalDataFormat) => {
    const file = await presenter.load(format);
    if (file) saveFile(file);
  };
  return (
    <section className={styles.section} aria-labelledby="download-title">
      <h2 id="download-title">{t('privacy:download')}</h2>
      <p className={styles.hint}>{t('privacy:downloadHint')}</p>
      {isGuided(owner.reader) ? (
        <p>{t('privacy:guidedDownload')}</p>
      ) : (
        <>
          <PrivacyFailure failure={failure} owner={owner} />
          <div className={styles.actions}>
            <Button isLoading={loading === 'html'} onClick={() => void download('html')}>
              {t('privacy:downloadDocument')}
            </Button>
            <Button variant="outlined" isLoading={loading === 'json'} onClick={() => void download('json')}>
              {t('privacy:downloadData')}
            </Button>
          </div>
          <p className={styles.hint}>{t('privacy:formatsHint')}</p>
        </>
      )}
    </section>
  );
});
