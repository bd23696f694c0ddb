import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import styles from './following-page.module.css';
import type { FollowingPresenter } from './following-presenter.ts';
import { PushSwitch } from './push-switch.tsx';
import { RetriableSetting } from './retriable-setting.tsx';

interface NoticeSettingsProps {
  readonly presenter: FollowingPresenter;
}

/** How the reader hears about new issues. Closed, it says what is on, because the list below matters more. */
export const NoticeSettings = observer(({ presenter }: NoticeSettingsProps) => {
  const { t } = useTranslation();
  const { noticeState } = presenter;
  return (
    <details className={styles.settings}>
      <summary>
        <Icon name="bell" />
        <span className={styles.settingsName}>
          {t('following:notices')} <small>{noticeState && t(`following:noticeStates.${noticeState}`)}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.switches}>
        <EmailSwitch presenter={presenter} />
        <PushSwitch presenter={presenter.push} />
      </div>
    </details>
  );
});

/** Whether the reader gets emails about new issues. */
const EmailSwitch = observer(({ presenter }: NoticeSettingsProps) => {
  const { t } = useTranslation();
  const { value, failure } = presenter.announcements;
  return (
    <RetriableSetting failure={value ? null : failure} onRetry={presenter.loadAnnouncements}>
      <Switch
        label={t('following:emails')}
        hint={t('following:emailsHint')}
        value={value?.email ?? false}
        disabled={value === null}
        onChange={(isOn) => void presenter.setEmails(isOn)}
      />
    </RetriableSetting>
  );
});
