import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import { ListFoot } from '../shell/lists/list-foot.tsx';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { ExpiredCard, ReadableCard } from './acquired-card.tsx';
import { EmptySection } from './empty-section.tsx';
import styles from './shelf-page.module.css';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** Issues that the reader owns. */
export const BoughtSection = observer(({ presenter }: { presenter: ShelfPresenter }) => (
  <CardList list={presenter.lists.bought.current} empty={<EmptySection section="bought" />}>
    {renderBought}
  </CardList>
));

// The function stays the same, so that a growing list does not render its cards again.
const renderBought = (acquired: AcquiredIssue, index: number) => (
  <ReadableCard
    key={acquired.issue.id}
    acquired={acquired}
    timeLeft={null}
    isUrgent={index < eagerCoverCount}
  />
);

/** Rentals with the time that is left, then those that have expired. */
export const RentedSection = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t } = useTranslation();
  const { running, expired } = presenter.rentals;
  const list = presenter.lists.rented.current;
  const isWaiting = list.items.length === 0 && !list.failure && !list.isEmpty;
  if (list.isEmpty) return <EmptySection section="rented" />;
  return (
    <>
      {(isWaiting || running.length > 0) && (
        <CardGrid>
          {running.map((acquired, index) => (
            <ReadableCard
              key={acquired.issue.id}
              acquired={acquired}
              timeLeft={presenter.timeLeftOf(acquired)}
              isUrgent={index < eagerCoverCount}
            />
          ))}
          {isWaiting && <CardSkeletons count={6} />}
        </CardGrid>
      )}
      {expired.length > 0 && (
        <section className={styles.expired} aria-labelledby="expired-rents">
          <h2 id="expired-rents">{t('shelf:expired')}</h2>
          <CardGrid>
            {expired.map((acquired) => (
              <ExpiredCard key={acquired.issue.id} acquired={acquired} />
            ))}
          </CardGrid>
        </section>
      )}
      <ListFoot list={list} />
    </>
  );
});
