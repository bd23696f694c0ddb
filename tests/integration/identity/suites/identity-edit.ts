import { buildForm, identityCalls } from '../../support/identity-calls.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Changes of the profile form. */
export function identityEdit(platform: () => TestPlatform): void {
  const { call, edit, loadAccount } = identityCalls(platform);
  let reader: TestCaller;

  const saveProfile = async (fields: Record<string, string | Buffer>, owner = reader, caller = owner) => {
    const response = await edit(owner.uuid, caller.headers, buildForm(fields));
    return { status: response.statusCode, ...response.json() };
  };
  const addGuardianAndChild = async (): Promise<[guardian: TestCaller, child: TestCaller]> => {
    const [guardian, child] = [await platform().signIn(), await platform().signIn()];
    for (const { uuid } of [guardian, child]) await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
    return [guardian, child];
  };

  beforeAll(() => platform().deleteAllData());
  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('changes the fields that are sent, clears empty ones and keeps the others', async () => {
    const address = {
      line1: 'Rua Augusta',
      number: '9',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01305000',
    };
    const personalData = {
      name: 'Ana',
      surname: 'Reis',
      about: 'Leio.',
      cpf: '52998224725',
      birthDate: '1990-02-28',
    };
    const changed = await saveProfile({
      ...personalData,
      nickname: 'Aninha',
      address: JSON.stringify(address),
    });
    expect(changed).toMatchObject({ status: 200, data: { ...personalData, nickname: 'Aninha', address } });
    const { data } = await saveProfile({ nickname: '', address: '' });
    expect(data).toMatchObject({ ...personalData, nickname: null, address: null });
    expect((await loadAccount(reader.uuid, reader.headers)).json()).toEqual({ data });
    expect(await saveProfile({})).toEqual({ status: 200, data });
    expect((await saveProfile({ cpf: '' })).data.cpf).toBeNull();
  });

  it('gives the same CPF to only one of two concurrent requests', async () => {
    const other = await platform().signIn();
    const outcomes = await Promise.all(
      [reader, other].map((account) => saveProfile({ cpf: '11144477735' }, account)),
    );
    expect(outcomes.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'USER.EXISTING_CPF'],
    ]);
  });

  it.each([
    ['nickname', 'a\0b'],
    ['nickname', 'a\u202eb'],
    ['nickname', 'a\u2028b'],
    ['resume', 'a\u2066b'],
    ['address', '{"line1":"a\\u202eb"}'],
    ['cpf', '11111111111'],
    ['birthDate', 'ontem'],
    ['address', '{'],
    ['address', '{"line1":["a"]}'],
    ['address', '{"line1":"\\ud800"}'],
    ['avatar', 'https://example.com/me.png'],
    ['role', 'ADMIN'],
    ['balance', '100'],
    ['name', Buffer.from('a file')],
    ['resume', Buffer.from('a file')],
  ])('rejects %s %j, names the field and changes nothing', async (field, value) => {
    const outcome = await saveProfile({ nickname: 'Aninha', [field]: value });
    expect(outcome).toMatchObject({ status: 400, code: 'USER.INVALID_DATA' });
    expect(outcome.message).toContain(`"${field}"`);
    expect((await loadAccount(reader.uuid, reader.headers)).json().data.nickname).toBeNull();
  });

  it('rejects a repeated field', async () => {
    const form = buildForm({ nickname: 'a' });
    form.append('nickname', 'b');
    const response = await edit(reader.uuid, reader.headers, form);
    expect([response.statusCode, response.json().code]).toEqual([400, 'USER.INVALID_DATA']);
  });

  it('rejects an age under 18 without a guardian', async () => {
    const year = new Date().getUTCFullYear() - 10;
    expect(await saveProfile({ birthDate: `${year}-01-01` })).toMatchObject({
      status: 400,
      code: 'USER.UNDERAGE',
    });
    const [guardian, child] = await addGuardianAndChild();
    expect((await saveProfile({ birthDate: `${year}-01-01` }, child, guardian)).data.birthDate).toBe(
      `${year}-01-01`,
    );
  });

  it('rejects forms that are too large', async () => {
    const tooLargeFile = Buffer.alloc(5 * 1024 * 1024 + 1);
    const tooManyFields = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']),
    );
    for (const fields of [{ avatar: tooLargeFile }, { about: 'a'.repeat(20_000) }, tooManyFields]) {
      expect(await saveProfile(fields)).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
    }
    const withThreeFiles = await saveProfile({
      avatar: Buffer.alloc(1),
      cover: Buffer.alloc(1),
      more: Buffer.alloc(1),
    });
    expect(withThreeFiles.status).toBe(413);
  });

  it.each([
    ['JSON', 'application/json', '{"nickname":"a"}', 415],
    ['a form without boundary', 'multipart/form-data', 'a', 400],
    [
      'an incomplete form',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; n',
      400,
    ],
    ['a text', 'text/plain', 'a', 415],
  ])('rejects %s', async (_what, type, payload, status) => {
    const response = await call('PATCH', `/user/${reader.uuid}`, {
      headers: { ...reader.headers, 'content-type': type },
      payload,
    });
    expect([response.statusCode, typeof response.json().code]).toEqual([status, 'string']);
  });

  it('rejects a form with a part that has no name', async () => {
    const response = await call('PATCH', `/user/${reader.uuid}`, {
      headers: { ...reader.headers, 'content-type': 'multipart/form-data; boundary=a' },
      payload: '--a\r\ncontent-disposition: form-data\r\n\r\nx\r\n--a--\r\n',
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });

  it.each(['cpf', 'birthDate', 'address'])(
    'lets the guardian but not the child change the %s of a guided account',
    async (field) => {
      const [guardian, child] = await addGuardianAndChild();
      const value = { cpf: '', birthDate: '1990-01-01', address: '{"city":"Recife"}' }[field] ?? '';
      expect(await saveProfile({ [field]: value }, child)).toMatchObject({
        status: 409,
        code: 'USER.PARENT_PERMISSION',
      });
      expect((await saveProfile({ [field]: value }, child, guardian)).status).toBe(200);
      expect((await saveProfile({ nickname: 'Tito' }, child)).data.nickname).toBe('Tito');
    },
  );

  it('rejects changes by other accounts, including administrators', async () => {
    for (const caller of [await platform().signIn(), await platform().signIn('ADMIN')]) {
      expect(await saveProfile({ nickname: 'x' }, reader, caller)).toMatchObject({ status: 403 });
    }
  });
}
