import 'reflect-metadata';
import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs these; jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });
