import { observer } from 'mobx-react-lite';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { CoverShelf } from './cover-shelf.tsx';
import { HomeBanners } from './home-banners.tsx';
import styles from './home-page.module.css';
import type { HomePresenter } from './home-presenter.ts';
import { minShelfLength } from './min-shelf-length.ts';
import { MoreLink } from './more-link.tsx';
import { OwnReadingShelf } from './own-reading-shelf.tsx';
import { ReadableShelf } from './readable-shelf.tsx';

export const HomePage = observer(({ presenter }: { presenter: HomePresenter }) => {
  const { t } = useTranslation();
  const { sharedShelves, ownShelves, lowerHome } = presenter;
  useEffect(() => {
    void sharedShelves.banners.start();
    return ownShelves.start();
  }, [sharedShelves, ownShelves]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('home:title') })}</title>
      <h1 className="visually-hidden">{t('home:title')}</h1>
      <div className={styles.top}>
        {ownShelves.isSignedIn && <FirstShelf presenter={presenter} />}
        <Suspense>
          <HomeBanners sharedShelves={sharedShelves} />
        </Suspense>
        {!ownShelves.isSignedIn && <FirstShelf presenter={presenter} />}
      </div>
      <CoverShelf
        title={t('home:mostRead')}
        list={sharedShelves.mostRead}
        isFirst={ownShelves.isSignedIn}
        action={<MoreLink to="/catalog?order=most-read" text={t('home:seeAll')} about={t('home:mostRead')} />}
        minLength={minShelfLength}
      />
      <CoverShelf
        title={t('home:newest')}
        list={sharedShelves.newest}
        minLength={minShelfLength}
        action={<MoreLink to="/catalog?new=week" text={t('home:newThisWeek')} about={t('home:newest')} />}
      />
      {ownShelves.visitorReadings.current && (
        <div className={styles.furtherReadable}>
          <ReadableShelf kind="free" sharedShelves={sharedShelves} />
        </div>
      )}
      <LazyPart lazy={lowerHome} placeholder={<div className={styles.rest} />}>
        {({ presenter: lowerHomePresenter, View }) => <View presenter={lowerHomePresenter} />}
      </LazyPart>
    </>
  );
});

/** As many covers leave most of a wide row empty. */
const maxShortLength = 3;

/**
 * What the reader or visitor has started, or the next issues of a reader who has finished everything, or free comics. In
 * a wide window, a short row is filled with comics that can be read at once. All have the same height, so that nothing
 * moves when the readings arrive.
 */
const FirstShelf = observer(
  ({ presenter: { ownShelves, sharedShelves, readableKind } }: { presenter: HomePresenter }) => {
    const { t } = useTranslation();
    const { isShown } = useRatingFilter();
    const readings = ownShelves.current?.readings ?? ownShelves.visitorReadings.current;
    const nextIssues = ownShelves.current?.nextIssues;
    const list = readings?.isEmpty ? nextIssues : readings;
    const shownIssues = readings?.isEmpty
      ? (nextIssues?.items ?? []).filter(isShown)
      : (readings?.items ?? []).map(({ issue }) => issue);
    // At the same low priority as the cards, because the placeholders before them are not short.
    const isShort = useDeferredValue(list ? !list.hasNext && shownIssues.length <= maxShortLength : false);
    if (!readings || (readings.isEmpty && shownIssues.length === 0)) {
      return (
        <div className={styles.first} data-own={ownShelves.isSignedIn || undefined}>
          <ReadableShelf kind="free" sharedShelves={sharedShelves} isFirst actionClass={styles.freeAction} />
        </div>
      );
    }
    return (
      <div className={styles.first} data-short={isShort || undefined}>
        {readings.isEmpty && nextIssues ? (
          <CoverShelf title={t('home:readNext')} list={nextIssues} isFirst />
        ) : (
          <OwnReadingShelf readings={readings} />
        )}
        {isShort && list && readableKind && (
          <ReadableShelf
            kind={readableKind}
            sharedShelves={sharedShelves}
            excludedIds={shownIssues.map(({ id }) => id)}
          />
        )}
      </div>
    );
  },
);
