import { listenForPush, type PushWorkerScope } from './listen-for-push.ts';

// A script of its own, which the browser starts when a message arrives. It handles no requests and caches nothing.
listenForPush(self as unknown as PushWorkerScope);
