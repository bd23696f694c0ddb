const selector = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

/** What the Tab key stops at within an element, in its order. */
export const tabbablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isTabbable);

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  return isSeen(element) && !isOtherRadio(element);
}

/** jsdom lays nothing out and does not know the question. */
const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Of a group of radio buttons, Tab stops at the one that is checked. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...group].some(({ name }) => name === element.name);
}
