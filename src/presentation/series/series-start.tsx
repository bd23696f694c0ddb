import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { IssueOffer } from '../../domain/checkout/issue-offer.ts';
import type { PlaceInSeries } from '../../domain/reading/place-in-series.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { OpenedSeries } from './opened-series.ts';
import styles from './series-page.module.css';
import type { SeriesPresenter } from './series-presenter.ts';

/**
 * Starts or continues the series: opens the pages if the reader may read them. Otherwise it names the issue, with its
 * price, and opens its page. It links to the catalogue if the reader can open no issue. Its space is reserved until the
 * issue to open and the reader's entitlements are loaded. If the reader has finished all loaded issues, it loads more.
 */
export const SeriesStart = observer(({ presenter }: { presenter: SeriesPresenter }) => {
  const { t, i18n } = useTranslation();
  const { placeInSeries: place, viewer, current } = presenter;
  const issue = place?.issue;
  const issues = current?.issues;
  const loadedCount = issues?.items.length ?? 0;
  useEffect(() => {
    if (loadedCount > 0 && !issue) void issues?.loadMore();
  }, [loadedCount, issue, issues]);
  const action = () => {
    if (presenter.hasNoOpenIssue) {
      return (
        <ButtonLink size="large" to="/catalog">
          {t('common.toCatalog')}
        </ButtonLink>
      );
    }
    if (viewer.ratingGate.isLoading || !place || !issues || !viewer.actionFor(place.issue)) return null;
    if (viewer.maySeeIssue(place.issue) && viewer.mayRead(place.issue)) {
      return (
        <ButtonLink size="large" to={`/reader/${place.issue.id}`}>
          <Icon name="book-open" />
          {readLabel(t, place, issues)}
        </ButtonLink>
      );
    }
    return (
      <ButtonLink size="large" to={`/issue/${place.issue.slug}`}>
        {seeLabel(t, i18n.language, place.issue, viewer.marks.offerOf(place.issue))}
      </ButtonLink>
    );
  };
  return (
    <div className={styles.start} data-varies-by-reader>
      {action()}
    </div>
  );
});

/** It does not say "start" while unloaded issues may have been started. */
function readLabel(t: TFunction, { issue, page }: PlaceInSeries, issues: OpenedSeries['issues']): string {
  const isStarted = page !== null;
  if (issue === issues.items[0] && !isStarted) return t(issues.hasNext ? 'series:readFirst' : 'series:begin');
  if (issue.number === null) return t(isStarted ? 'series:resume' : 'series:begin');
  return t(isStarted ? 'series:resumeAt' : 'series:beginAt', { number: issue.number });
}

/** The purchase price is not named if a plan includes the issue too. */
function seeLabel(t: TFunction, locale: string, { number }: Issue, offer: IssueOffer): string {
  const text = number === null ? t('series:see') : t('series:seeAt', { number });
  if (offer.kind !== 'price' || offer.price.kind !== 'purchase') return text;
  return `${text} · ${formatPrice(offer.price.price, offer.price.currency, locale)}`;
}
