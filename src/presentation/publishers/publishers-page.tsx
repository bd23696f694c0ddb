import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { Button } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { LoadingStatus, Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './publishers-page.module.css';
import type { PublishersPresenter } from './publishers-presenter.ts';

interface PublishersPageProps {
  readonly presenter: PublishersPresenter;
}

export const PublishersPage = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { all, isFilterOffered } = presenter;
  useStartList(all);
  return (
    <>
      <title>{t('common.pageTitle', { title: t('publishers:title') })}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('publishers:title')}</h1>
        {isFilterOffered && <NameFilter presenter={presenter} />}
      </div>
      <LoadingStatus isLoading={all.isLoading} />
      <ShownPublishers presenter={presenter} />
    </>
  );
});

const NameFilter = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { text, filter, shown, isFiltered } = presenter;
  return (
    <search className={styles.filter}>
      <input
        type="search"
        autoComplete="off"
        aria-label={t('publishers:filter')}
        placeholder={t('publishers:filter')}
        value={text}
        onChange={(event) => filter(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {isFiltered && t('publishers:found', { count: shown.length })}
      </p>
    </search>
  );
});

const ShownPublishers = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { all, shown, text, isFiltered, filter } = presenter;
  if (all.isEmpty) return <Notice text={t('publishers:empty')} />;
  if (isFiltered && shown.length === 0) {
    return (
      <Notice text={t('publishers:nothing', { text: text.trim() })}>
        <Button variant="outlined" onClick={() => filter('')}>
          {t('publishers:clear')}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((publisher) => (
          <li key={publisher.id}>
            <PublisherCard publisher={publisher} />
          </li>
        ))}
        {all.items.length === 0 && !all.failure && <PublisherSkeletons />}
      </ul>
      {all.failure && <FailureNotice failure={all.failure} onRetry={() => void all.loadMore()} />}
      {all.hasNext && !all.failure && !isFiltered && all.items.length > 0 && (
        <p className={styles.more}>
          <Button variant="outlined" isLoading={all.isLoading} onClick={() => void all.loadMore()}>
            {t('publishers:more')}
          </Button>
        </p>
      )}
    </>
  );
});

const skeletonKeys = Array.from({ length: 12 }, (_, key) => key);

function PublisherSkeletons() {
  return skeletonKeys.map((key) => (
    <li key={key} aria-hidden="true">
      <Skeleton blockSize="100%" />
    </li>
  ));
}
