import { showTheme } from '../../../../../src/composition/startup/show-theme.ts';

it("gives the page the theme, and the browser around it the page's colour", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#0F0E14">';
  const style = document.createElement('style');
  style.textContent = '[data-theme="light"] { --ink-0: #fbf6ea; }';
  document.head.append(style);
  showTheme(document, 'light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(document.querySelector('meta')?.content).toBe('#fbf6ea');
});
