import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/menu-item/menu-item.tsx';
import { accountSectionNames, accountSections } from './account-sections.ts';

/** Links to the sections of the account. The current one is marked, also on screens within it. */
export function AccountMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('accountFrame:menu')}>
      <ul>
        {accountSectionNames.map((name) => (
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
}
