import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { grants } from '../../../domain/session/access-sets.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './account-page.module.css';
import type { AccountPresenter } from './account-presenter.ts';

interface AccountLink {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
  /** A state that loads later; its line is reserved. */
  readonly state?: string | undefined;
}

/** Links to the screens of an account, in groups. */
export const AccountLinks = observer(
  ({ presenter: { owner, secondFactor } }: { presenter: AccountPresenter }) => {
    const { t } = useTranslation();
    const isSecondFactorOn = secondFactor.value?.isOn;
    const groups: readonly (readonly [id: string, title: string, links: readonly AccountLink[]])[] = [
      [
        'account-paying',
        t('account:groups.paying'),
        [
          {
            to: '/account/payment-methods',
            icon: 'credit-card',
            name: t('account:methods'),
            hint: t('account:methodsHint'),
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
            state:
              isSecondFactorOn === undefined
                ? ''
                : t(isSecondFactorOn ? 'account:secondFactorOn' : 'account:secondFactorOff'),
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
          {links.map(({ to, icon, name, hint, state }) => (
            <li key={to}>
              <ScreenLink to={to} className={styles.link ?? ''}>
                <Icon name={icon} />
                <span className={styles.text}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.hint}>{hint}</span>
                  {state !== undefined && <span className={styles.state}>{state || '\u00a0'}</span>}
                </span>
                <Icon name="chevron-right" />
              </ScreenLink>
            </li>
          ))}
        </ul>
      </section>
    ));
  },
);
