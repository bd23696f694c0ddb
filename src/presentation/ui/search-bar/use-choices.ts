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

const noChoice = { index: -1, text: '', answer: '' };

/**
 * Walks the choices of an open list while the focus stays in the field. Of downshift's combobox it takes the arrow
 * keys, the names and states of the options, the pointer and the scrolling; the field belongs to the search bar.
 */
export function useChoices({ field, groups, label, text, isOpen, onOpen, onFollow }: ChoicesOptions) {
  const choices: Choice[] = groups.flatMap((group) => [...group.items, group]);
  const answer = choices.map(({ link }) => link).join(' ');
  const [active, setActive] = useState(noChoice);
  // What was walked to counts for the list that was seen then.
  const isOfThis = isOpen && active.text === text && active.answer === answer;

  const combobox = useCombobox<Choice>({
    items: choices,
    itemToString: (choice) => choice?.title ?? '',
    isOpen,
    selectedItem: null,
    inputValue: text,
    highlightedIndex: isOfThis ? active.index : -1,
    onHighlightedIndexChange: ({ highlightedIndex }) => setActive({ index: highlightedIndex, text, answer }),
    onIsOpenChange: (change) => {
      if (!change.isOpen) setActive(noChoice);
      onOpen(change.isOpen);
    },
  });
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
    onArrow: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown?.(event),
    listProps: combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    getChoiceProps: (item: Choice) => combobox.getItemProps({ item, onClick: () => onFollow(item) }),
  };
}
