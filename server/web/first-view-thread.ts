import { parentPort, workerData } from 'node:worker_threads';
import type {
  RenderCommand,
  RenderEvent,
  RenderedView,
  RenderRequest,
  ServiceCall,
} from './first-view-messages.ts';

/** The interface of the bundle that the build creates. */
interface Bundle {
  renderFirstView(request: RenderRequest & { call: ServiceCall }): Promise<RenderedView | null>;
}

/* The thread of first-view-renderer.ts. It renders first views with the bundle. */
const { renderFirstView } = (await import(workerData.bundle)) as Bundle;
const send = (message: RenderEvent) => parentPort?.postMessage(message);

const calls = new Map<number, { resolve: (body: unknown) => void; reject: (error: Error) => void }>();
let callCount = 0;
const call: ServiceCall = (address, headers) =>
  new Promise((resolve, reject) => {
    callCount += 1;
    calls.set(callCount, { resolve, reject });
    send({ kind: 'call', call: callCount, address, headers });
  });

parentPort?.on('message', (message: RenderCommand) => {
  if (message.kind === 'render') return void render(message.id, message.request);
  const pending = calls.get(message.call);
  calls.delete(message.call);
  if (message.kind === 'answer') pending?.resolve(message.body);
  else pending?.reject(new Error('A call of the comics service failed.'));
});

async function render(id: number, request: RenderRequest): Promise<void> {
  try {
    send({ kind: 'rendered', id, view: await renderFirstView({ ...request, call }) });
  } catch (error) {
    send({ kind: 'failed', id, message: String(error instanceof Error ? error.stack : error) });
  }
}
