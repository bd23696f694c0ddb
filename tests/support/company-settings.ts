/** The settings of a company, without which a platform does not start unless it is a demo. */
export const companySettings = {
  COMPANY_NAME: 'Gibiteca & Filhas Ltda.',
  COMPANY_CNPJ: '11.444.777/0001-61',
  COMPANY_ADDRESS: 'Rua da Gibiteca, 7, Recife/PE',
  COMPANY_EMAIL: 'fale@gibiteca.example',
  COMPANY_DPO_NAME: 'Dora Dados',
  COMPANY_DPO_EMAIL: 'dados@gibiteca.example',
};
