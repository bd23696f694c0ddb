import { type Configuration, InvalidSetting, type settings } from './configuration.ts';

/** Who runs the service, as the terms of use and the privacy policy name it. */
export interface Company {
  name: string;
  /** 14 digits. */
  cnpj: string;
  address: string;
  email: string;
  /** The person in charge of personal data: the "encarregado" of the Brazilian data protection law. */
  officerName: string;
  officerEmail: string;
  /** True if these are the values of the demo, which name nobody. */
  isDemo: boolean;
}

type CompanySettingKey = keyof typeof settings & `company${string}`;

type CompanySettings = Pick<Configuration, CompanySettingKey | 'demo'>;

const settingNames: Readonly<Record<CompanySettingKey, string>> = {
  companyName: 'COMPANY_NAME',
  companyCnpj: 'COMPANY_CNPJ',
  companyAddress: 'COMPANY_ADDRESS',
  companyEmail: 'COMPANY_EMAIL',
  companyOfficerName: 'COMPANY_DPO_NAME',
  companyOfficerEmail: 'COMPANY_DPO_EMAIL',
};

const demoCompany: Record<CompanySettingKey, string> = {
  companyName: 'Banca Demonstração Ltda. (empresa fictícia)',
  companyCnpj: '11222333000181',
  companyAddress: 'Rua do Exemplo, 100, São Paulo/SP, 01000-000 (endereço fictício)',
  companyEmail: 'contato@banca.example',
  companyOfficerName: 'Pessoa Encarregada da Demonstração (fictícia)',
  companyOfficerEmail: 'privacidade@banca.example',
};

/** The address to which readers write. Only a demo has none of its own. */
export const companyEmailOf = ({ companyEmail }: Partial<Pick<Configuration, 'companyEmail'>>): string =>
  companyEmail ?? demoCompany.companyEmail;

/**
 * Returns the company of the configuration. In a demo, values that are missing are those of a company that does not
 * exist. Otherwise throws an `InvalidSetting` that names them: readers must know with whom they have a contract.
 */
export function companyOf(configuration: CompanySettings): Company {
  const keys = Object.keys(settingNames) as CompanySettingKey[];
  const missing = keys.filter((key) => configuration[key] === undefined);
  if (missing.length > 0 && !configuration.demo) {
    throw new InvalidSetting(
      `With DEMO=off these settings are required, because the terms of use and the privacy policy name who runs the service: ${missing
        .map((key) => settingNames[key])
        .join(', ')} (docs/configuration.md).`,
    );
  }
  const settingOf = (key: CompanySettingKey) => configuration[key] ?? demoCompany[key];
  return {
    name: settingOf('companyName'),
    cnpj: settingOf('companyCnpj'),
    address: settingOf('companyAddress'),
    email: settingOf('companyEmail'),
    officerName: settingOf('companyOfficerName'),
    officerEmail: settingOf('companyOfficerEmail'),
    isDemo: missing.length > 0,
  };
}
