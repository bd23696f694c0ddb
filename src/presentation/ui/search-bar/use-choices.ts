import { useCombobox } from 'downshift';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type Choice, type FoundGroup, isLinked } from './search-answer.ts';

interface ChoicesOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly groups: readonly FoundGroup[];
  /** The accessible name of the list. */
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onFollow: (choice: Choice) => void;
}

/**
 * Keyboard navigation through the options of an open list while the focus stays in the field. It uses the arrow keys,
 * ARIA attributes, pointer handling and scrolling of downshift's combobox. The search bar owns the field.
 */
export function useChoices({ field, groups, label, text, isOpen, onOpen, onFollow }: ChoicesOptions) {
  const choices: Choice[] = groups.flatMap((group) => [...group.items, ...(isLinked(group) ? [group] : [])]);
  const links = choices.map(({ link }) => link).join(' ');

  const combobox = useCombobox<Choice>({
    items: choices,
    itemToString: (choice) => choice?.title ?? '',
    isOpen,
    selectedItem: null,
    inputValue: text,
    onIsOpenChange: (change) => {
      if (!change.isOpen) onOpen(false);
    },
  });
  // A new list resets the highlighted option. The index stays in downshift, which reports it too late for keys that
  // follow each other quickly.
  const list = isOpen ? `${text} ${links}` : null;
  const [shownList, setShownList] = useState(list);
  if (shownList !== list) {
    setShownList(list);
    if (shownList !== null) combobox.setHighlightedIndex(-1);
  }
  const {
    ref: setField,
    onKeyDown,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } = combobox.getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    if (typeof setField === 'function') setField(field.current);
  });

  return {
    listId,
    activeId,
    onArrow: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event);
      onOpen(true);
    },
    listProps: combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    getChoiceProps: (item: Choice) => combobox.getItemProps({ item, onClick: () => onFollow(item) }),
  };
}
