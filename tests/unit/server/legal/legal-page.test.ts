import { companyOf } from '../../../../server/configuration/company.ts';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { languages } from '../../../../server/http/language.ts';
import { legalPage } from '../../../../server/legal/legal-page.ts';
import { legalTexts } from '../../../../server/legal/legal-texts.ts';
import { companySettings } from '../../../support/company-settings.ts';

const company = companyOf(readConfiguration({ ...companySettings, COMPANY_NAME: 'Gibis <& Cia>' }));
const pages = legalTexts.flatMap((text) => languages.map((language) => [text, language] as const));

describe.each(pages)('the page of a legal text (%#)', (text, language) => {
  const page = legalPage(text, language, company);

  it('names the company, escaped, and leaves no placeholder', () => {
    expect(page).toContain('Gibis &lt;&amp; Cia&gt;');
    expect(page).toContain('11.444.777/0001-61');
    expect(page).not.toMatch(/\{\{|\}\}/);
  });

  it('has its version, the summary of changes and a link to the other language', () => {
    expect(page).toContain(`<time datetime="${text.version}">`);
    expect(page).toContain(text.changes[language]);
    for (const other of languages)
      if (other !== language) expect(page).toContain(`href="${text.address[other]}"`);
  });

  it('has a table of contents that leads to every section', () => {
    const ids = [...page.matchAll(/<h2 id="([\w-]+)">\d/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(page).toContain(`<li><a href="#${id}">`);
  });

  it('is marked if the company is that of the demo', () => {
    const demoPage = legalPage(text, language, companyOf(readConfiguration({})));
    const notice = language === 'pt-br' ? 'Esta é uma demonstração.' : 'This is a demo.';
    expect([page.includes(notice), demoPage.includes(notice)]).toEqual([false, true]);
  });
});

it('has the same sections in both languages', () => {
  for (const text of legalTexts) {
    const [portuguese, english] = languages.map((language) => {
      const page = legalPage(text, language, company);
      return ['<h2', '<h3', '<li', '<code', '<p', '<div'].map((tag) => page.split(tag).length);
    });
    // The translation says that the Portuguese text is binding.
    expect(english).toEqual(portuguese?.map((count, index) => (index === 4 ? count + 1 : count)));
  }
});
