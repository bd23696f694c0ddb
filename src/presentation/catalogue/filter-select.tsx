import { Icon } from '../ui/icon/icon.tsx';
import styles from './catalogue-filters.module.css';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What is said where nothing is chosen. */
  readonly anything: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value | null) => void;
}

/** The browser's own list of choices, so that the screen stands without a library of lists. */
export function FilterSelect<Value extends string>({
  label,
  anything,
  options,
  chosen,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <span className={styles.select} data-chosen={chosen !== null || undefined}>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ target }) =>
          onChoose(options.find(({ value }) => value === target.value)?.value ?? null)
        }
      >
        <option value="">{anything}</option>
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
