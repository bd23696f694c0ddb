import { useSelect } from 'downshift';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../form/field-frame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import { keepChoiceOnOutsidePress } from './keep-choice-on-outside-press.ts';
import styles from './select.module.css';
import { usePlacement } from './use-placement.ts';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly content: ReactNode;
  /** The text for typing ahead, if the content is not text. */
  readonly text?: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string | number> extends FieldProps {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  /** The value of the chosen option. Any other value, such as '', means that none is chosen. */
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Shown while nothing is chosen; 'Escolha' by default. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string;
}

const textOf = <Value extends string | number>({ content, text, value }: SelectOption<Value>): string =>
  text ?? (typeof content === 'string' ? content : String(value));

/** A choice of one option. Use it alone or, as `FormSelect`, in a form. */
export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  error,
  hint,
  isRequired,
  name,
}: SelectProps<Value>) {
  const { t } = useTranslation();
  const { id, control } = useField({ error, hint, isRequired });
  const chosen = options.find((option) => option.value === value) ?? null;
  const menu = useRef<HTMLUListElement>(null);
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect({
      items: [...options],
      selectedItem: chosen,
      itemToString: (option) => (option ? textOf(option) : ''),
      itemToKey: (option) => option?.value,
      isItemDisabled: (option) => option.isDisabled ?? false,
      toggleButtonId: id,
      stateReducer: keepChoiceOnOutsidePress,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    });
  const isAbove = usePlacement(menu, isOpen);
  return (
    <FieldFrame id={id} error={error} hint={hint}>
      <label {...getLabelProps({ onClick: focusWithoutOpening })} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.anchor}>
        <button
          {...getToggleButtonProps({ ...control, disabled, onBlur, name, type: 'button' })}
          className={styles.button}
          data-empty={chosen ? undefined : true}
        >
          <span className={styles.chosen}>
            {chosen ? chosen.content : (placeholder ?? t('choices:choose'))}
          </span>
          <Icon name="chevron-down" />
        </button>
        <ul
          // A scrolling list would be a tab stop.
          {...getMenuProps({ ref: menu, tabIndex: -1 })}
          className={styles.menu}
          hidden={!isOpen}
          data-above={isAbove || undefined}
        >
          {isOpen &&
            options.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                data-highlighted={index === highlightedIndex || undefined}
              >
                <span className={styles.content}>{option.content}</span>
                {option === chosen && <Icon name="check" />}
              </li>
            ))}
        </ul>
      </div>
    </FieldFrame>
  );
}

/** A press on the label focuses the field without opening it, as in native selects. */
const focusWithoutOpening = (event: MouseEvent) => event.preventDefault();
