import fastify from 'fastify';
import { compileValidator } from '../../../../server/http/compile-validator.ts';

const schema = { type: 'object', required: ['price'], properties: { price: { type: 'integer' } } };

async function openService() {
  const app = fastify();
  app.setValidatorCompiler(compileValidator);
  app.post('/', { schema: { body: schema } }, async ({ body }) => body);
  app.get('/', { schema: { querystring: schema } }, async ({ query }) => query);
  await app.ready();
  return app;
}

it.each([null, '5', true, 1.5])('refuses a body with the price %j', async (price) => {
  const app = await openService();
  expect((await app.inject({ method: 'POST', url: '/', payload: { price } })).statusCode).toBe(400);
});

it('accepts numbers in a body, and converts those of an address', async () => {
  const app = await openService();
  const answers = [
    await app.inject({ method: 'POST', url: '/', payload: { price: 5 } }),
    await app.inject({ method: 'GET', url: '/?price=5' }),
  ];
  expect(answers.map((answer) => answer.json())).toEqual([{ price: 5 }, { price: 5 }]);
});
