import { useTranslation } from 'react-i18next';
import { type ShelfSection, shelfAddress } from '../shell/shelf/shelf-sections.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** Where a reader finds something for a section that is empty. */
const addresses: Readonly<Record<ShelfSection, string>> = {
  reading: '/catalog',
  finished: shelfAddress('reading'),
  favourites: '/catalog',
  bought: '/catalog?kind=on_demand',
  rented: '/catalog?kind=on_demand',
  history: '/catalog?kind=free',
};

/** Says what a section is for, and what to do next. */
export function EmptySection({ section }: { section: ShelfSection }) {
  const { t } = useTranslation();
  return (
    <Notice text={t(`shelf:empty.${section}`)}>
      <ButtonLink to={addresses[section]}>{t(`shelf:next.${section}`)}</ButtonLink>
    </Notice>
  );
}
