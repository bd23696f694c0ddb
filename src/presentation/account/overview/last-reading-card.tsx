import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../../domain/reading/reading.ts';
import { SmallCover } from '../../shell/catalogue/small-cover.tsx';
import { shelfAddress } from '../../shell/shelf/shelf-sections.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { ReadLink } from '../../ui/read-link/read-link.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './account-cards.module.css';
import type { AccountPresenter } from './account-presenter.ts';

/** The issue that the reader continues. Its space is reserved while it loads. */
export const LastReadingCard = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t } = useTranslation();
  const { value, failure } = presenter.lastReading;
  const loaded = value ? <LastReading reading={value.reading} /> : <Skeleton blockSize="168px" />;
  return (
    <section className={styles.reading} aria-labelledby="account-reading">
      <h2 id="account-reading">{t('account:continueReading')}</h2>
      {!value && failure ? (
        <FailureNotice failure={failure} onRetry={() => void presenter.loadLastReading()} />
      ) : (
        loaded
      )}
    </section>
  );
});

function LastReading({ reading }: { reading: Reading | null }) {
  const { t } = useTranslation();
  if (!reading) {
    return (
      <div className={styles.nothing}>
        <Icon name="book-open" size={40} />
        <p>{t('account:nothingStarted')}</p>
        <ButtonLink to="/catalog">{t('account:choose')}</ButtonLink>
      </div>
    );
  }
  const { issue, page, pagesCount } = reading;
  const { title } = issue.content;
  return (
    <div className={styles.issue}>
      <SmallCover cover={issue.content.cover} rating={issue.parentalRating} issueId={issue.id} size={112} />
      <div className={styles.progress}>
        <ScreenLink to={`/issue/${issue.slug}`} className={styles.issueTitle ?? ''}>
          {title}
        </ScreenLink>
        <p className={styles.hint}>{t('account:position', { page: page + 1, count: pagesCount })}</p>
        <ProgressBar value={page + 1} total={pagesCount} />
        <p className={styles.actions}>
          <ReadLink issue={issue}>
            {t('account:continue')}
            <span className="visually-hidden"> {title}</span>
          </ReadLink>
          <ButtonLink to={shelfAddress('reading')} variant="link">
            {t('account:allStarted')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
