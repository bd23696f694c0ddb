import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import { grants } from '../../domain/session/access-sets.ts';
import { subscriptionLabel } from '../i18n/format-plan-period.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import type { AccountOwner } from './account-owner.ts';
import styles from './account-page.module.css';

interface AccountLink {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
}

/** Links to the screens of an account, in groups. */
export const AccountLinks = observer(({ owner }: { owner: AccountOwner }) => {
  const { t, i18n } = useTranslation();
  const balance = formatPrice(owner.user?.balance ?? 0, owner.reader?.currency ?? 'BRL', i18n.language);
  const groups: readonly (readonly [id: string, title: string, links: readonly AccountLink[]])[] = [
    [
      'account-reading',
      t('account:groups.reading'),
      [
        {
          to: '/account/acquisitions',
          icon: 'library',
          name: t('account:acquisitions'),
          hint: t('account:acquisitionsHint'),
        },
        {
          to: '/account/favourites',
          icon: 'heart',
          name: t('common.favourites'),
          hint: t('account:favouritesHint'),
        },
      ],
    ],
    [
      'account-paying',
      t('account:groups.paying'),
      [
        { to: '/account/plan', icon: 'crown', name: t('account:plan'), hint: planHint(t, owner) },
        {
          to: '/account/payment-methods',
          icon: 'credit-card',
          name: t('account:methods'),
          hint: t('account:methodsHint', { balance }),
        },
        {
          to: '/account/general/payment-history',
          icon: 'receipt-text',
          name: t('account:history'),
          hint: t('account:historyHint'),
        },
        {
          to: '/account/voucher',
          icon: 'ticket',
          name: t('account:voucher'),
          hint: t('account:voucherHint'),
        },
      ],
    ],
    [
      'account-data',
      t('account:groups.data'),
      [
        {
          to: '/account/general/user-data',
          icon: 'user',
          name: t('account:data'),
          hint: t('account:dataHint'),
        },
        {
          to: '/account/security',
          icon: 'lock',
          name: t('account:security'),
          hint: t('account:securityHint'),
        },
      ],
    ],
  ];
  const staffGroup: (typeof groups)[number] = [
    'account-staff',
    t('account:groups.staff'),
    [
      {
        to: '/staff/accounts',
        icon: 'search',
        name: t('account:staffAccounts'),
        hint: t('account:staffAccountsHint'),
      },
    ],
  ];
  const shownGroups = grants('MANAGER_STAFF', owner.user) ? [...groups, staffGroup] : groups;
  return shownGroups.map(([id, title, links]) => (
    <section key={id} className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, icon, name, hint }) => (
          <li key={to}>
            <ScreenLink to={to} className={styles.link ?? ''}>
              <Icon name={icon} />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
              <Icon name="chevron-right" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  ));
});

function planHint(t: TFunction, { reader }: AccountOwner): string {
  if (!reader) return t('account:planHint');
  const { subscription } = reader;
  return hasSubscription(subscription) ? subscriptionLabel(t, subscription) : t('account:freePlan');
}
