import type { TestPlatform } from '../../support/test-platform.ts';

export function postal(platform: () => TestPlatform): void {
  const requestAddress = (cep: string) => platform().app.inject(`/thirdparty/postal/ws/${cep}/json/`);

  it.each([
    ['01001000', ['01001-000', 'Praça da Sé', 'lado ímpar', 'Sé', 'São Paulo', 'SP']],
    ['89870000', ['89870-000', '', '', '', 'Pinhalzinho', 'SC']],
    ['69900999', ['69900-999', '', '', '', '', 'AC']],
  ])('returns the address of %s in the format of ViaCEP', async (cep, expected) => {
    const answer = await requestAddress(cep);
    const { cep: code, logradouro, complemento, bairro, localidade, uf } = answer.json();
    expect(answer.statusCode).toBe(200);
    expect([code, logradouro, complemento, bairro, localidade, uf]).toEqual(expected);
  });

  it.each(['99999999', '00000000', '78900000'])(
    'returns an error for the unknown postal code %s',
    async (cep) => {
      const answer = await requestAddress(cep);
      expect([answer.statusCode, answer.json()]).toEqual([200, { erro: 'true' }]);
    },
  );

  it.each(['0100100', '010010000', '01001-000', '0100100a', '%00'])(
    'rejects the malformed postal code %s with status 400',
    async (cep) => {
      expect((await requestAddress(cep)).statusCode).toBe(400);
    },
  );
}
