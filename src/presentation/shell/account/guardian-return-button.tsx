import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GuidedSessionContext } from './guided-session.ts';

/** Leads back to the guardian in a session that the guardian opened. Not shown in others. */
export const GuardianReturnButton = observer(({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation();
  const { isOpenedByGuardian, guardianName, openReturn } = useContext(GuidedSessionContext);
  if (!isOpenedByGuardian) return null;
  return (
    <div className={className}>
      <Button variant="outlined" onClick={openReturn}>
        <Icon name="arrow-left" />
        {guardianName === null
          ? t('accountFrame:returnUnnamed')
          : t('accountFrame:return', { name: guardianName })}
      </Button>
    </div>
  );
});
