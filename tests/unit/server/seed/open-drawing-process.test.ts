import { type DrawingProcess, openDrawingProcess } from '../../../../server/seed/open-drawing-process.ts';

let drawings: DrawingProcess;
const openDrawings = (idleMs?: number) =>
  openDrawingProcess(new URL('./failing-drawings.ts', import.meta.url), {
    ...(idleMs !== undefined && { idleMs }),
  });
beforeEach(() => {
  drawings = openDrawings();
});
afterEach(() => drawings.close());

const draw = async (recipe: string) => (await drawings.draw(recipe)).toString();

test('returns the bytes of the drawing', async () => {
  expect(await draw('good')).toBe('a drawing');
});

test('rejects a drawing that fails with its recipe, and draws the next', async () => {
  const [failed, drawn] = await Promise.allSettled([draw('broken'), draw('good')]);
  expect(failed).toMatchObject({ reason: new Error('broken could not be drawn: the pencil broke') });
  expect(drawn).toMatchObject({ value: 'a drawing' });
});

test('rejects only the drawing whose process ends', async () => {
  const outcomes = await Promise.allSettled([draw('good'), draw('deadly'), draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('rejects every drawing if the catalogue cannot be opened', async () => {
  drawings = openDrawingProcess(new URL('./no-such-catalogue.ts', import.meta.url));
  const outcomes = await Promise.allSettled([draw('good'), draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('starts a new process after the idle one has ended', async () => {
  drawings = openDrawings(1);
  for (let count = 0; count < 3; count += 1) {
    expect(await draw('good')).toBe('a drawing');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test('rejects pending and later drawings once it is closed', async () => {
  await draw('good');
  const waiting = [draw('endless'), draw('good')];
  await new Promise((resolve) => setImmediate(resolve));
  await drawings.close();
  const outcomes = await Promise.allSettled([...waiting, draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
