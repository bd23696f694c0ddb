import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Switch } from '../ui/switch/switch.tsx';
import styles from './following-page.module.css';
import type { PushPresenter } from './push-presenter.ts';
import { RetriableSetting } from './retriable-setting.tsx';

/** Whether this device gets messages about new issues. Shows nothing on devices that cannot. */
export const PushSwitch = observer(({ presenter }: { presenter: PushPresenter }) => {
  const { t } = useTranslation();
  const { value, failure } = presenter.state;
  if (value === 'unsupported') return null;
  if (value === 'not-installed') return <p className={styles.note}>{t('following:push.install')}</p>;
  return (
    <RetriableSetting failure={value ? null : failure} onRetry={presenter.start}>
      <Switch
        label={t('following:push.label')}
        hint={t(value === 'blocked' ? 'following:push.blocked' : 'following:push.hint')}
        {...(value === 'no-service' && !presenter.change && { error: t('following:push.noService') })}
        value={presenter.isOn}
        disabled={value === null}
        aria-busy={presenter.change !== null}
        onChange={(isOn) => void presenter.setOn(isOn)}
      />
    </RetriableSetting>
  );
});
