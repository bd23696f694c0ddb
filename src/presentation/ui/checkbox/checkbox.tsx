import styles from './checkbox.module.css';
import { ToggleField, type ToggleFieldProps } from './toggle-field.tsx';

export type CheckboxProps = ToggleFieldProps;

/** Something to agree to or to choose. Use it alone or, as `FormCheckbox`, in a form. */
export const Checkbox = (props: CheckboxProps) => <ToggleField {...props} look={styles.checkbox} />;
