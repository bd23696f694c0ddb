import { parentPort, workerData } from 'node:worker_threads';
import type {
  AskService,
  FirstView,
  FirstViewQuestion,
  FromDrawer,
  ToDrawer,
} from './first-view-messages.ts';

/** All that is known of the bundle that the build puts beside the app; what it draws with is its own business. */
interface Bundle {
  renderFirstView(request: FirstViewQuestion & { call: AskService }): Promise<FirstView | null>;
}

/** Draws first views with the bundle whose address it is given, apart from the platform: see first-view-drawer.ts. */
const { renderFirstView } = (await import(workerData.bundle)) as Bundle;
const tell = (message: FromDrawer) => parentPort?.postMessage(message);

const calls = new Map<number, { resolve: (body: unknown) => void; reject: (error: Error) => void }>();
let called = 0;

const call: AskService = (address, headers) =>
  new Promise((resolve, reject) => {
    called += 1;
    calls.set(called, { resolve, reject });
    tell({ kind: 'call', call: called, address, headers });
  });

parentPort?.on('message', (message: ToDrawer) => {
  if (message.kind === 'draw') return void draw(message.drawing, message.question);
  const waiting = calls.get(message.call);
  calls.delete(message.call);
  if (message.kind === 'answer') waiting?.resolve(message.body);
  else waiting?.reject(new Error('The service refused.'));
});

async function draw(drawing: number, question: FirstViewQuestion): Promise<void> {
  try {
    tell({ kind: 'drawn', drawing, view: await renderFirstView({ ...question, call }) });
  } catch (error) {
    tell({ kind: 'failed', drawing, message: String(error instanceof Error ? error.stack : error) });
  }
}
