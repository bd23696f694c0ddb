import type { TestPlatform } from '../../support/test-platform.ts';

export function postal(platform: () => TestPlatform): void {
  const look = (cep: string) => platform().app.inject(`/thirdparty/postal/ws/${cep}/json/`);

  it.each([
    ['01001000', ['01001-000', 'Praça da Sé', 'lado ímpar', 'Sé', 'São Paulo', 'SP']],
    ['89870000', ['89870-000', '', '', '', 'Pinhalzinho', 'SC']],
    ['69900999', ['69900-999', '', '', '', '', 'AC']],
  ])('tells of %s what it knows, as ViaCEP does', async (cep, told) => {
    const answer = await look(cep);
    const { cep: code, logradouro, complemento, bairro, localidade, uf } = answer.json();
    expect(answer.statusCode).toBe(200);
    expect([code, logradouro, complemento, bairro, localidade, uf]).toEqual(told);
  });

  it.each(['99999999', '00000000', '78900000'])('says of %s that there is no such code', async (cep) => {
    const answer = await look(cep);
    expect([answer.statusCode, answer.json()]).toEqual([200, { erro: 'true' }]);
  });

  it.each(['0100100', '010010000', '01001-000', '0100100a', '%00'])('refuses %s with 400', async (cep) => {
    expect((await look(cep)).statusCode).toBe(400);
  });
}
