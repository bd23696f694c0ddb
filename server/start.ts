import { applyMemorySettings } from './helper-process/memory-settings.ts';

// First, so that no code is loaded twice where this replaces the process.
applyMemorySettings();
await import('./run-platform.ts');
