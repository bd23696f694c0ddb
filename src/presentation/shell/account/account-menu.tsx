import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/menu-item/menu-item.tsx';
import styles from './account-menu.module.css';
import { accountSectionNames, accountSections } from './account-sections.ts';
import { GuardianReturnButton } from './guardian-return-button.tsx';
import { GuidedSessionContext } from './guided-session.ts';

/**
 * Links to the sections of the account. The current one is marked, also on screens within it. In a session that the
 * guardian opened, it leads back to the guardian.
 */
export const AccountMenu = observer(() => {
  const { t } = useTranslation();
  const { isGuided } = useContext(GuidedSessionContext);
  const shownNames = accountSectionNames.filter((name) => name !== 'family' || !isGuided);
  return (
    <nav aria-label={t('accountFrame:menu')}>
      <GuardianReturnButton className={styles.return} />
      <ul>
        {shownNames.map((name) => (
          <li key={name}>
            <MenuItem
              {...accountSections[name]}
              text={t(`accountFrame:sections.${name}`)}
              isExact={name === 'overview'}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
});
