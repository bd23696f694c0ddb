import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresConnection } from '../../../server/database/postgres/start-postgres.ts';

/** A PostgreSQL server that a test makes unavailable. */
export interface VictimServer {
  dataDirectory: string;
  connection(): PostgresConnection;
  stopForAWhile(): Promise<void>;
}

/** Kinds of outages. Each resolves when the server can recover. */
export const outages: Record<string, (server: VictimServer) => Promise<void>> = {
  'all connections are terminated': (server) =>
    onServer(server, async (client) => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofOthers}`);
    }),
  'the server is killed': async (server) => kill(await mainProcess(server), 'SIGKILL'),
  'the server is stopped': (server) => server.stopForAWhile(),
  'one of its processes is killed': (server) =>
    onServer(server, async (client) => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where ${ofOthers} order by state = 'active' desc limit 1`,
      );
      if (rows[0]) kill(rows[0].pid, 'SIGKILL');
    }),
  'the server is frozen': async (server) => {
    const main = await mainProcess(server);
    const processes = await onServer(server, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      return [main, ...rows.map(({ pid }) => pid)];
    });
    for (const process of processes) kill(process, 'SIGSTOP');
    await setTimeout(4000);
    for (const process of processes) kill(process, 'SIGCONT');
  },
  'all its connections are taken': async (server) => {
    const taken: Client[] = [];
    try {
      await onServer(server, async (client) => {
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofOthers}`);
        for (;;) taken.push(await connect(server));
      }).catch(() => {});
      await setTimeout(1000);
    } finally {
      await Promise.all(taken.map((client) => client.end()));
    }
  },
};

const ofOthers = `pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Waits for the server, which may be restarting after the previous outage. */
async function onServer<T>(server: VictimServer, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectSoon(server);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connectSoon(server: VictimServer): Promise<Client> {
  for (;;) {
    try {
      return await connect(server);
    } catch {
      await setTimeout(50);
    }
  }
}

async function connect(server: VictimServer): Promise<Client> {
  const client = new Client(server.connection());
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function mainProcess({ dataDirectory }: Pick<VictimServer, 'dataDirectory'>): Promise<number> {
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
export const stopMain = async (dataDirectory: string): Promise<void> =>
  kill(await mainProcess({ dataDirectory }), 'SIGINT');
