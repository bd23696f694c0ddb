import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresConnection } from '../../../server/database/postgres/start-postgres.ts';

/** A PostgreSQL server that a test makes unavailable. */
export interface InterruptedServer {
  dataDirectory: string;
  connection(): PostgresConnection;
  stopTemporarily(): Promise<void>;
}

/** Causes outages by name. Each function resolves when the server can recover. */
export const outages: Record<string, (server: InterruptedServer) => Promise<void>> = {
  'all connections are terminated': (server) =>
    runOnServer(server, async (client) => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOtherClient}`);
    }),
  'the server is killed': async (server) => kill(await findMainProcess(server), 'SIGKILL'),
  'the server is stopped': (server) => server.stopTemporarily(),
  'one of its processes is killed': (server) =>
    runOnServer(server, async (client) => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where ${isOtherClient} order by state = 'active' desc limit 1`,
      );
      if (rows[0]) kill(rows[0].pid, 'SIGKILL');
    }),
  'the server is frozen': async (server) => {
    const main = await findMainProcess(server);
    const processIds = await runOnServer(server, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      return [main, ...rows.map(({ pid }) => pid)];
    });
    for (const processId of processIds) kill(processId, 'SIGSTOP');
    await setTimeout(4000);
    for (const processId of processIds) kill(processId, 'SIGCONT');
  },
  'all its connections are taken': async (server) => {
    const clients: Client[] = [];
    try {
      await runOnServer(server, async (client) => {
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOtherClient}`);
        for (;;) clients.push(await connect(server));
      }).catch(() => {});
      await setTimeout(1000);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  },
};

const isOtherClient = `pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Runs the callback with a connection. Waits for the server if it is still restarting after the previous outage. */
async function runOnServer<T>(server: InterruptedServer, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectWhenReady(server);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connectWhenReady(server: InterruptedServer): Promise<Client> {
  for (;;) {
    try {
      return await connect(server);
    } catch {
      await setTimeout(50);
    }
  }
}

async function connect(server: InterruptedServer): Promise<Client> {
  const client = new Client(server.connection());
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function findMainProcess({ dataDirectory }: Pick<InterruptedServer, 'dataDirectory'>): Promise<number> {
  for (;;) {
    const file = join(dataDirectory, 'postgresql/cluster/postmaster.pid');
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (lines[7]?.trim() === 'ready') return Number(lines[0]);
    await setTimeout(50);
  }
}

/** Ignores errors, because the process may have ended. */
function kill(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops the platform's own server, which the platform then restarts. */
export const stopMainProcess = async (dataDirectory: string): Promise<void> =>
  kill(await findMainProcess({ dataDirectory }), 'SIGINT');
