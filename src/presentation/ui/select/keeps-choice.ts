import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';

/** Pressing outside closes and chooses nothing; leaving by Tab chooses what is marked, as downshift does. */
export const keepsChoice = <Item>(
  state: UseSelectState<Item>,
  { type, source, changes }: UseSelectStateChangeOptions<Item>,
): Partial<UseSelectState<Item>> =>
  type === useSelect.stateChangeTypes.ToggleButtonBlur && source === 'outside'
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
