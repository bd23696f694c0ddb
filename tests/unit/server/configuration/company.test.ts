import { companyEmailOf, companyOf } from '../../../../server/configuration/company.ts';
import { InvalidSetting, readConfiguration } from '../../../../server/configuration/configuration.ts';
import { companySettings } from '../../../support/company-settings.ts';

describe('companyOf', () => {
  it('returns the configured company', () => {
    expect(companyOf(readConfiguration({ ...companySettings, DEMO: 'off' }))).toEqual({
      name: 'Gibiteca & Filhas Ltda.',
      cnpj: '11444777000161',
      address: 'Rua da Gibiteca, 7, Recife/PE',
      email: 'fale@gibiteca.example',
      officerName: 'Dora Dados',
      officerEmail: 'dados@gibiteca.example',
      isDemo: false,
    });
  });

  it.each(Object.keys(companySettings))('names a missing %s if DEMO is off', (name) => {
    const configuration = readConfiguration({ ...companySettings, DEMO: 'off', [name]: '' });
    expect(() => companyOf(configuration)).toThrow(InvalidSetting);
    expect(() => companyOf(configuration)).toThrow(`: ${name} (`);
  });

  it('marks a company of the demo', () => {
    const company = companyOf(readConfiguration({ COMPANY_NAME: 'Gibiteca' }));
    expect([company.name, company.isDemo]).toEqual(['Gibiteca', true]);
    expect(company.cnpj).toMatch(/^\d{14}$/);
    expect(companyOf(readConfiguration(companySettings)).isDemo).toBe(false);
    expect(companyEmailOf(readConfiguration({}))).toBe(companyOf(readConfiguration({})).email);
  });
});
