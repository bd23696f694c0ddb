import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { readIssueId } from '../../../domain/session/return-to.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { planLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { SmallCover } from '../../shell/catalogue/small-cover.tsx';
import type { Loadable } from '../../shell/loading/loadable.ts';
import { shelfAddress } from '../../shell/shelf/shelf-sections.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ReadLink } from '../../ui/read-link/read-link.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import type { BillingDataSaver } from './billing-data-saver.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import styles from './order-panels.module.css';
import type { OrderStateOf } from './order-state.ts';
import { PanelHeading } from './panel-heading.tsx';
import { SavedBillingData } from './saved-billing-data.tsx';

interface PaidPanelProps {
  readonly saver: BillingDataSaver;
  readonly checkout: CheckoutPresenter;
  readonly paid: OrderStateOf<'paid'>;
  readonly continuePath: string | null;
  readonly issueToRead: Loadable<Issue | null, string> | null;
}

type PaidProps = Pick<PaidPanelProps, 'checkout' | 'paid'>;

/** Shows what was bought, with links to use it. */
export const PaidPanel = observer((props: PaidPanelProps) => {
  const { saver, checkout, paid, continuePath, issueToRead } = props;
  const { t, i18n } = useTranslation();
  const { amount, currency, id } = paid.purchase;
  const { details } = paid.session.product;
  return (
    <section className={styles.panel} data-bought>
      <Icon name="circle-check" size={44} />
      <PanelHeading>{t('afterOrder:bought.title')}</PanelHeading>
      <div className={styles.bought}>
        {'cover' in details && (
          <span className={styles.cover} data-cover>
            <ComicImage picture={details.cover} alt="" sizes="112px" isUrgent />
          </span>
        )}
        {issueToRead?.isLoading && <span className={styles.cover} />}
        {issueToRead?.value && (
          <SmallCover
            cover={issueToRead.value.content.cover}
            rating={issueToRead.value.parentalRating}
            issueId={issueToRead.value.id}
            size={112}
          />
        )}
        <div className={styles.text}>
          <p className={styles.what} role="status">
            <BoughtProduct checkout={checkout} paid={paid} />
          </p>
          <ReloadedDetails checkout={checkout} paid={paid} />
          {'cover' in details && <KeptOnShelf kind={details.kind} />}
          {issueToRead?.value && (
            <p>{t('afterOrder:bought.toRead', { title: issueToRead.value.content.title })}</p>
          )}
          <div className={styles.actions}>
            <NextActions checkout={checkout} paid={paid} continuePath={continuePath} />
          </div>
        </div>
      </div>
      <p className={styles.receipt}>
        <span>{t('afterOrder:bought.paid', { amount: formatPrice(amount, currency, i18n.language) })}</span>
        <ScreenLink to={`/account/general/payment-history?receipt=${encodeURIComponent(id)}`}>
          {t('afterOrder:bought.toReceipt')}
        </ScreenLink>
      </p>
      <SavedBillingData saver={saver} />
    </section>
  );
});

const BoughtProduct = observer(
  ({
    checkout,
    paid: {
      session: { product },
    },
  }: PaidProps) => {
    const { t, i18n } = useTranslation();
    const { details } = product;
    if (details.kind === 'credits') {
      return t('afterOrder:bought.credits', {
        amount: formatPrice(details.credits, product.currency, i18n.language),
      });
    }
    if (details.kind === 'plan') {
      const name = planLabel(t, details.plan.name, details.days);
      const scheduled = checkout.order.account.profile.reader?.scheduledSubscription;
      if (scheduled?.plan.id !== details.plan.id) return t('afterOrder:bought.plan', { name });
      const date = formatDate(new Date(scheduled.startsAt), 'day-month-year', i18n.language);
      return t('afterOrder:bought.planLater', { name, date });
    }
    const { title, days } = details;
    if (details.kind === 'purchase') return t('afterOrder:bought.purchase', { title });
    return t('afterOrder:bought.rent', { title, count: days ?? 0 });
  },
);

/** Details that are known after the account was reloaded: the balance or the dates of the plan. */
const ReloadedDetails = observer(({ checkout, paid }: PaidProps) => {
  const { t, i18n } = useTranslation();
  const { details, currency } = paid.session.product;
  const { session, profile } = checkout.order.account;
  if (details.kind === 'credits') {
    const { user } = session;
    if (!user || user === paid.userBefore) return null;
    return (
      <p>{t('afterOrder:bought.balance', { amount: formatPrice(user.balance, currency, i18n.language) })}</p>
    );
  }
  if (details.kind !== 'plan') return null;
  const ownSubscriptions = [profile.reader?.scheduledSubscription, profile.reader?.subscription];
  const subscription = ownSubscriptions.find((each) => each?.plan.id === details.plan.id);
  if (!subscription?.expiresAt) return null;
  const date = formatDate(new Date(subscription.expiresAt), 'day-month-year', i18n.language);
  return <p>{t(`afterOrder:bought.${subscription.hasAutoRenewal ? 'renews' : 'until'}`, { date })}</p>;
});

/** Where the reader finds the issue later. */
function KeptOnShelf({ kind }: { kind: 'purchase' | 'rent' }) {
  const { t } = useTranslation();
  return (
    <p className={styles.kept}>
      {t('afterOrder:bought.kept')}{' '}
      <ScreenLink to={shelfAddress(kind === 'rent' ? 'rented' : 'bought')}>
        {t(`afterOrder:bought.keptIn.${kind}`)}
      </ScreenLink>
    </p>
  );
}

function NextActions({
  checkout,
  paid: {
    session: { product },
  },
  continuePath,
}: Omit<PaidPanelProps, 'saver' | 'issueToRead'>) {
  const { t } = useTranslation();
  const { details } = product;
  if (details.kind === 'credits') {
    return (
      <>
        <ButtonLink to={continuePath ?? '/catalog'}>
          {t(continuePath ? 'afterOrder:bought.toPurchase' : 'afterOrder:bought.explore')}
        </ButtonLink>
        <Button variant="outlined" onClick={() => void checkout.open(product, false)}>
          {t('afterOrder:bought.more')}
        </Button>
      </>
    );
  }
  if (details.kind === 'plan') {
    const issueId = continuePath && readIssueId(continuePath);
    return (
      <>
        {issueId && <ReadNowLink issueId={issueId} />}
        {continuePath && !issueId && <ButtonLink to={continuePath}>{t('afterOrder:bought.back')}</ButtonLink>}
        <ButtonLink to="/catalog?kind=subscription" variant={continuePath ? 'outlined' : 'primary'}>
          {t('afterOrder:bought.catalogue')}
        </ButtonLink>
      </>
    );
  }
  return <ReadNowLink issueId={details.issueId} />;
}

function ReadNowLink({ issueId }: { issueId: string }) {
  const { t } = useTranslation();
  return (
    <ReadLink issue={{ id: issueId }}>
      <Icon name="book-open" />
      {t('afterOrder:bought.read')}
    </ReadLink>
  );
}
