import { showTheme } from '../../../../../src/composition/startup/show-theme.ts';

it("showTheme applies the theme to the page and its background to the browser's interface", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#0F0E14">';
  const style = document.createElement('style');
  style.textContent = '[data-theme="light"] { --ink-0: #fbf6ea; }';
  document.head.append(style);
  showTheme(document, 'light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(document.querySelector('meta')?.content).toBe('#fbf6ea');
});
