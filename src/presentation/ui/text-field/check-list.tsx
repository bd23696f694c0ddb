import { useTranslation } from 'react-i18next';
import { checksId } from '../form/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './check-list.module.css';

export type CheckState = 'neutral' | 'success' | 'error';

export interface ShownCheck {
  readonly text: string;
  readonly state: CheckState;
}

const icons: Readonly<Record<CheckState, IconName>> = {
  neutral: 'circle',
  success: 'circle-check',
  error: 'circle-x',
};

/** The requirements of a value. Each shows its state by icon and colour, and by a text for screen readers. */
export function CheckList({ id, checks }: { id: string; checks: readonly ShownCheck[] }) {
  const { t } = useTranslation();
  return (
    <ul id={checksId(id)} className={styles.checks}>
      {checks.map(({ text, state }) => (
        <li key={text} className={styles[state]} data-state={state}>
          <Icon name={icons[state]} size={16} />
          <span>
            <span className="visually-hidden">{t(`form:checkStates.${state}`)} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
