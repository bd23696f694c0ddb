import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { openShortFolder } from '../../data-directory/socket-path.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { clusterPaths, socketName, socketPort } from './cluster-paths.ts';

/** How clients reach the server of a data directory. */
export interface ServerAddress {
  /** A folder with a socket, or a loopback address. */
  host: string;
  port: number;
  /** The address is no longer used. */
  close(): void;
}

const loopback = '127.0.0.1';

/** A socket in the cluster's own folder or, where its path is too long or sockets do not work, a loopback port. */
export async function chooseAddress(dataDirectory: string, useSocket: boolean): Promise<ServerAddress> {
  return (
    (useSocket && openSocketAddress(dataDirectory)) || {
      host: loopback,
      port: await findFreePort(),
      close: () => {},
    }
  );
}

/** The address of a server that another process has started; null until it accepts connections. */
export async function readAddress(dataDirectory: string): Promise<ServerAddress | null> {
  const text = await nullIfMissing(readFile(clusterPaths(dataDirectory).processFile, 'utf8'));
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  if (lines[7] !== 'ready') return null;
  const socket = lines[4] ? openSocketAddress(dataDirectory) : null;
  return socket ?? { host: loopback, port: Number(lines[3]), close: () => {} };
}

/** Settings of the server for the address. */
export const addressSettings = ({ host, port }: ServerAddress): Record<string, string> => ({
  port: String(port),
  listen_addresses: host === loopback ? loopback : '',
  // Relative to the cluster's folder, so its length does not matter.
  unix_socket_directories: host === loopback ? '' : '.',
  unix_socket_permissions: '0700',
});

function openSocketAddress(dataDirectory: string): ServerAddress | null {
  const folder = openShortFolder(clusterPaths(dataDirectory).cluster, socketName(socketPort));
  return folder && { host: folder.path, port: socketPort, close: folder.close };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
