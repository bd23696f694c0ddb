import { applyMemorySettings } from '../helper-process/memory-settings.ts';

// Must run before other modules are loaded, because it may replace the process.
applyMemorySettings();
await import('./run-platform.ts');
