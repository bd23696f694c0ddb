/**
 * Settings of the platform's own server. They are passed at each start instead of stored in a file, so a new version of
 * Banca can change them. Sizes are small, because the platform runs on the same machine.
 */
export const serverSettings: Record<string, string> = {
  shared_buffers: '64MB',
  max_connections: '40',
  superuser_reserved_connections: '2',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Nothing copies from this server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Statements are short: compiling them takes longer than running them.
  jit: 'off',
  // Saves three processes: files are read from the cache of the operating system.
  io_method: 'sync',
  // If one of its processes is killed, the platform restarts the whole server, and connections wait for it.
  restart_after_crash: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Failed statements reach their callers. In a log their values would show personal data.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};
