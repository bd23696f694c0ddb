import { Icon } from '../ui/icon/icon.tsx';
import styles from './catalogue-filters.module.css';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The text of the option that selects nothing. */
  readonly emptyOptionText: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly selectedValue: Value | null;
  readonly onChoose: (value: Value | null) => void;
}

/** A native select, so that the screen does not have to load the listbox component. */
export function FilterSelect<Value extends string>({
  label,
  emptyOptionText,
  options,
  selectedValue,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <span className={styles.select} data-chosen={selectedValue !== null || undefined}>
      <select
        aria-label={label}
        value={selectedValue ?? ''}
        onChange={({ target }) =>
          onChoose(options.find(({ value }) => value === target.value)?.value ?? null)
        }
      >
        <option value="">{emptyOptionText}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
