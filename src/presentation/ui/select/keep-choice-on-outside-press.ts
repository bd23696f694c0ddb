import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';

/** A press outside closes the list without a choice. Leaving by Tab chooses the highlighted option, as in downshift. */
export const keepChoiceOnOutsidePress = <Item>(
  state: UseSelectState<Item>,
  { type, source, changes }: UseSelectStateChangeOptions<Item>,
): Partial<UseSelectState<Item>> =>
  type === useSelect.stateChangeTypes.ToggleButtonBlur && source === 'outside'
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
