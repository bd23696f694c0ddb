import { useCombobox } from 'downshift';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { Choice, FoundGroup } from './search-answer.ts';

interface ChoicesOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly groups: readonly FoundGroup[];
  /** What the list is called. */
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onFollow: (choice: Choice) => void;
}

/**
 * Walks the choices of an open list while the focus stays in the field. Of downshift's combobox it takes the arrow
 * keys, the names and states of the options, the pointer and the scrolling; the field belongs to the search bar.
 */
export function useChoices({ field, groups, label, text, isOpen, onOpen, onFollow }: ChoicesOptions) {
  const choices: Choice[] = groups.flatMap((group) => [...group.items, group]);
  const answer = choices.map(({ link }) => link).join(' ');

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
  // What was walked to counts for the list that was seen then. The index itself stays with downshift, which tells of
  // it too late for keys that follow each other closely.
  const list = isOpen ? `${text} ${answer}` : null;
  const [seen, setSeen] = useState(list);
  if (seen !== list) {
    setSeen(list);
    if (seen !== null) combobox.setHighlightedIndex(-1);
  }
  const {
    ref: takeField,
    onKeyDown,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } = combobox.getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    if (typeof takeField === 'function') takeField(field.current);
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
