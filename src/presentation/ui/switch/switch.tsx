import { ToggleField, type ToggleFieldProps } from '../checkbox/toggle-field.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ToggleFieldProps, 'role'>;

/** A setting that takes effect at once. Use it alone or, as `FormSwitch`, in a form. */
export const Switch = (props: SwitchProps) => <ToggleField {...props} role="switch" look={styles.switch} />;
