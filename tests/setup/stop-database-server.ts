export default (): Promise<void> => globalThis.stopDatabaseServer();
