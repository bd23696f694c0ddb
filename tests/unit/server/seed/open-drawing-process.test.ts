import { type DrawingProcess, openDrawingProcess } from '../../../../server/seed/open-drawing-process.ts';

let drawings: DrawingProcess;
const open = (idleMs?: number) =>
  openDrawingProcess(new URL('./failing-drawings.ts', import.meta.url), {
    ...(idleMs !== undefined && { idleMs }),
  });
beforeEach(() => {
  drawings = open();
});
afterEach(() => drawings.close());

const draw = async (recipe: string) => (await drawings.draw(recipe)).toString();

test('gives the bytes of the drawing', async () => {
  expect(await draw('good')).toBe('a drawing');
});

test('one that cannot be drawn is told with its recipe, and the next is drawn', async () => {
  const [failed, drawn] = await Promise.allSettled([draw('broken'), draw('good')]);
  expect(failed).toMatchObject({ reason: new Error('broken could not be drawn: the pencil broke') });
  expect(drawn).toMatchObject({ value: 'a drawing' });
});

test('a process that ends costs only the drawing that it was at', async () => {
  const outcomes = await Promise.allSettled([draw('good'), draw('deadly'), draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a catalogue that cannot be opened is an error of each drawing', async () => {
  drawings = openDrawingProcess(new URL('./no-such-catalogue.ts', import.meta.url));
  const outcomes = await Promise.allSettled([draw('good'), draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('begins anew after it has ended for want of work', async () => {
  drawings = open(1);
  for (let count = 0; count < 3; count += 1) {
    expect(await draw('good')).toBe('a drawing');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test('closing ends what is being drawn and what waits, and nothing begins any more', async () => {
  await draw('good');
  const waiting = [draw('endless'), draw('good')];
  await new Promise((resolve) => setImmediate(resolve));
  await drawings.close();
  const outcomes = await Promise.allSettled([...waiting, draw('good')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
