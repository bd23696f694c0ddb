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

/** The elements within `root` that the Tab key reaches, in document order. */
export const tabbablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isTabbable);

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  return isVisible(element) && !isUnreachableRadio(element);
}

/** jsdom has no layout and does not implement `checkVisibility`. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** In a group of radio buttons, Tab reaches only the checked one. */
function isUnreachableRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...group].some(({ name }) => name === element.name);
}
