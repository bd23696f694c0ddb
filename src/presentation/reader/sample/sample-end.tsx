import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedComic } from '../../../application/reading/open-comic.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { AccessOption } from '../../../domain/checkout/access-options.ts';
import type { MonthlyPrice } from '../../../domain/plans/plan-prices.ts';
import { returningTo } from '../../../domain/session/return-to.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { AskGuardian } from '../../shell/guardian/ask-guardian.tsx';
import { accessOptionPath } from '../../shell/plans/access-option-path.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './sample-end.module.css';
import type { SampleEndPresenter } from './sample-end-presenter.ts';

export interface SampleEndProps {
  readonly presenter: SampleEndPresenter;
  readonly comic: OpenedComic;
  /** Level of the title; 2 by default. */
  readonly headingLevel?: 1 | 2;
  /** True when the viewer has turned to the end. Its title then takes the focus. */
  readonly isCurrent: boolean;
}

/** Follows the last page of a sample: how to read the whole issue, with prices. */
export const SampleEnd = observer(function SampleEnd(props: SampleEndProps) {
  const { presenter, comic, headingLevel = 2, isCurrent } = props;
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) title.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  const { issue, pages } = comic;
  const { plans, isVisitor, planPrice } = presenter;
  const options = presenter.optionsOf(issue);
  const canSubscribe = options.some(({ kind }) => kind === 'subscribe');
  // A failure leaves the option without a price.
  useEffect(() => {
    if (canSubscribe) void plans.start();
  }, [plans, canSubscribe]);
  const Heading = `h${headingLevel}` as const;
  const readerPath = `/reader/${issue.id}`;
  return (
    <section className={styles.end} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <p className={styles.issue}>{issue.content.title}</p>
        <Heading ref={title} id={titleId} className={styles.title} tabIndex={-1}>
          {t(pages.length > 0 ? 'sample:title' : 'sample:none')}
        </Heading>
        <p>
          {pages.length > 0
            ? t('sample:read', { count: pages.length, total: issue.pagesCount })
            : t('sample:choose')}
        </p>
        {options.length > 0 ? (
          <ul className={styles.options} aria-label={t('sample:options')}>
            {options.map((option, index) => (
              <li key={option.kind === 'subscribe' ? option.kind : option.id}>
                <ButtonLink
                  size="large"
                  variant={index === 0 ? 'primary' : 'outlined'}
                  to={accessOptionPath(issue, option, planPrice?.days)}
                >
                  {labelOf(t, i18n.language, option, planPrice)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        ) : (
          <SampleNote presenter={presenter} issue={issue} />
        )}
        {isVisitor && (
          <div className={styles.signIn}>
            <p>{t('sample:hasAccess')}</p>
            <ButtonLink variant="neutral" to={returningTo('/auth/login', readerPath)}>
              {t('sample:signIn')}
            </ButtonLink>
            <p>
              {t('sample:isNew')}{' '}
              <ScreenLink className={styles.link} to={returningTo('/auth/signup', readerPath)}>
                {t('sample:signUp')}
              </ScreenLink>
            </p>
          </div>
        )}
        <ScreenLink className={styles.link} to={`/issue/${encodeURIComponent(issue.slug)}`}>
          {t('sample:back')}
        </ScreenLink>
      </div>
    </section>
  );
});

/** Shown if the viewer cannot buy: children can ask their guardian. */
const SampleNote = observer(({ presenter, issue }: { presenter: SampleEndPresenter; issue: Issue }) => {
  const { t } = useTranslation();
  const { isGuided, guardian } = presenter;
  if (!isGuided) return <p className={styles.note}>{t('sample:unavailable')}</p>;
  return (
    <div className={styles.note}>
      <p>{t('sample:guided')}</p>
      <AskGuardian presenter={guardian} product={{ kind: 'issue', id: issue.id }} size="large" />
    </div>
  );
});

function labelOf(t: TFunction, locale: string, option: AccessOption, planPrice: MonthlyPrice | null): string {
  if (option.kind === 'subscribe') {
    if (!planPrice) return t('sample:subscribe');
    return t('sample:subscribeFrom', { price: formatPrice(planPrice.price, planPrice.currency, locale) });
  }
  const price = formatPrice(option.price, option.currency, locale);
  if (option.kind === 'purchase') return t('sample:purchase', { price });
  const { rentalDays: count } = option;
  return count === null ? t('sample:rentAtAll', { price }) : t('sample:rent', { count, price });
}
