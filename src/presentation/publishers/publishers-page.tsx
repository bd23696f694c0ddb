import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '../shell/catalogue/empty-notice.tsx';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { Button } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { LoadingStatus, Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './publishers-page.module.css';
import type { PublishersPresenter } from './publishers-presenter.ts';

interface PublishersPageProps {
  readonly presenter: PublishersPresenter;
}

export const PublishersPage = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { list, isFilterOffered } = presenter;
  useStartList(list);
  return (
    <>
      <title>{t('common.pageTitle', { title: t('publishers:title') })}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('publishers:title')}</h1>
        {isFilterOffered && <NameFilter presenter={presenter} />}
      </div>
      <LoadingStatus isLoading={list.isLoading} />
      <ShownPublishers presenter={presenter} />
    </>
  );
});

/** The publishers that match the typed words and that the viewer may see. None until the viewer is known. */
function useShownPublishers({ matchingPublishers }: PublishersPresenter) {
  const { isWaiting, isShown } = useRatingFilter();
  return { isWaiting, shownPublishers: isWaiting ? [] : matchingPublishers.filter(isShown) };
}

const NameFilter = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { filterText, setFilter, isFiltered } = presenter;
  const { isWaiting, shownPublishers } = useShownPublishers(presenter);
  return (
    <search className={styles.filter}>
      <input
        type="search"
        autoComplete="off"
        aria-label={t('publishers:filter')}
        placeholder={t('publishers:filter')}
        value={filterText}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {isFiltered && !isWaiting && t('publishers:found', { count: shownPublishers.length })}
      </p>
    </search>
  );
});

const ShownPublishers = observer(({ presenter }: PublishersPageProps) => {
  const { t } = useTranslation();
  const { list, filterText, isFiltered, setFilter } = presenter;
  const { isWaiting, shownPublishers } = useShownPublishers(presenter);
  const showsNone = !isWaiting && shownPublishers.length === 0;
  if (showsNone && !isFiltered && !list.hasNext) {
    return <EmptyNotice list={list} text={t('publishers:empty')} />;
  }
  if (showsNone && isFiltered) {
    return (
      <Notice text={t('publishers:nothing', { text: filterText.trim() })}>
        <Button variant="outlined" onClick={() => setFilter('')}>
          {t('publishers:clear')}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {shownPublishers.map((publisher) => (
          <li key={publisher.id}>
            <PublisherCard publisher={publisher} />
          </li>
        ))}
        {(list.items.length === 0 || isWaiting) && !list.failure && <PublisherSkeletons />}
      </ul>
      {list.failure && <FailureNotice failure={list.failure} onRetry={() => void list.loadMore()} />}
      {list.hasNext && !list.failure && !isFiltered && list.items.length > 0 && (
        <p className={styles.more}>
          <Button variant="outlined" isLoading={list.isLoading} onClick={() => void list.loadMore()}>
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
