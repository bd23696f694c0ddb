import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

const script = new URL('../../../../../server/stand-ins/tokenizer/tokenizer-v1.js', import.meta.url);

interface Tokenizer {
  tokenize(card: object): Promise<unknown>;
}

/** Runs the script in a page and records its requests. */
async function loadTokenizer(status: number, responseBody: object) {
  const sent: [string, RequestInit][] = [];
  const window: { BancaTokenizer?: Tokenizer } = {};
  const page = createContext({
    window,
    URL,
    document: { currentScript: { src: 'https://banca.example/thirdparty/tokenizer/v1.js' } },
    fetch: async (address: URL, options: RequestInit) => {
      sent.push([address.href, options]);
      return Response.json(responseBody, { status });
    },
  });
  runInContext(await readFile(script, 'utf8'), page);
  if (!window.BancaTokenizer) throw new Error('The script did not define BancaTokenizer.');
  return { tokenizer: window.BancaTokenizer, sent };
}

it('sends a card to the origin of the script and resolves with the token', async () => {
  const { tokenizer, sent } = await loadTokenizer(201, { token: 'once_1' });
  expect(await tokenizer.tokenize({ number: '4242' })).toEqual({ token: 'once_1' });
  expect(sent).toEqual([
    [
      'https://banca.example/thirdparty/tokenizer/tokens',
      expect.objectContaining({ method: 'POST', credentials: 'omit', body: '{"number":"4242"}' }),
    ],
  ]);
});

it('rejects with the invalid field and a message', async () => {
  const { tokenizer } = await loadTokenizer(422, { field: 'cvv', message: 'Não confere.' });
  await expect(tokenizer.tokenize({})).rejects.toMatchObject({ field: 'cvv', message: 'Não confere.' });
});

it('rejects without a field if the request was invalid', async () => {
  const { tokenizer } = await loadTokenizer(400, { code: 'REQUEST.INVALID', message: 'Confira o pedido.' });
  await expect(tokenizer.tokenize({})).rejects.toMatchObject({
    field: undefined,
    message: 'Confira o pedido.',
  });
});
