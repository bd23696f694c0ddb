import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { grants } from '../../../domain/session/access-sets.ts';
import { accountSections } from '../../shell/account/account-sections.ts';
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
  /** True if the menu of the account has the same link. Then it is hidden beside the menu. */
  readonly isInMenu: boolean;
}

interface LinkGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly AccountLink[];
}

/** Links to the screens of an account, in groups. */
export const AccountLinks = observer(
  ({ presenter: { owner, secondFactor } }: { presenter: AccountPresenter }) => {
    const { t } = useTranslation();
    const isSecondFactorOn = secondFactor.value?.isOn;
    const linkTo = (
      section: 'methods' | 'history' | 'voucher' | 'data' | 'security' | 'privacy',
    ): AccountLink => ({
      ...accountSections[section],
      name: t(`accountFrame:sections.${section}`),
      hint: t(`account:${section}Hint`),
      isInMenu: true,
    });
    const secondFactorState =
      isSecondFactorOn === undefined
        ? ''
        : t(isSecondFactorOn ? 'account:secondFactorOn' : 'account:secondFactorOff');
    const groups: readonly LinkGroup[] = [
      {
        id: 'account-paying',
        title: t('account:groups.paying'),
        links: [linkTo('methods'), linkTo('history'), linkTo('voucher')],
      },
      {
        id: 'account-data',
        title: t('account:groups.data'),
        // The menu does not show the state.
        links: [
          linkTo('data'),
          { ...linkTo('security'), state: secondFactorState, isInMenu: false },
          linkTo('privacy'),
        ],
      },
    ];
    const staffGroup: LinkGroup = {
      id: 'account-staff',
      title: t('account:groups.staff'),
      links: [
        {
          to: '/staff/accounts',
          icon: 'search',
          name: t('account:staffAccounts'),
          hint: t('account:staffAccountsHint'),
          isInMenu: false,
        },
      ],
    };
    const shownGroups = grants('MANAGER_STAFF', owner.user) ? [...groups, staffGroup] : groups;
    return shownGroups.map(({ id, title, links }) => (
      <section
        key={id}
        className={styles.group}
        data-in-menu={links.every(({ isInMenu }) => isInMenu) || undefined}
        aria-labelledby={id}
      >
        <h2 id={id}>{title}</h2>
        <ul className={styles.links}>
          {links.map(({ to, icon, name, hint, state, isInMenu }) => (
            <li key={to} data-in-menu={isInMenu || undefined}>
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
