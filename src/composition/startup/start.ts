import { nextTask } from './next-task.ts';

/**
 * Evaluates libraries that take long to start, and then the app, each in its own task. Between tasks the browser can
 * handle input. The modules are part of this chunk ('eager').
 */
const steps = [
  // Before all components, because it sets the order of the cascade layers.
  () => import(/* webpackMode: 'eager', webpackExports: [] */ './styles.ts'),
  () => import(/* webpackMode: 'eager', webpackExports: ['hydrateRoot'] */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager', webpackExports: ['RouterProvider'] */ 'react-router-dom'),
  () => import(/* webpackMode: 'eager', webpackExports: ['observable'] */ 'mobx'),
  () => import(/* webpackMode: 'eager', webpackExports: ['Container'] */ 'inversify'),
  () => import(/* webpackMode: 'eager', webpackExports: ['default'] */ 'axios'),
  () => import(/* webpackMode: 'eager', webpackExports: ['default'] */ 'i18next'),
  () => import(/* webpackMode: 'eager', webpackExports: ['createContainer'] */ '../container.ts'),
  () => import(/* webpackMode: 'eager', webpackExports: ['routes'] */ '../routes/routes.tsx'),
  () => import(/* webpackMode: 'eager', webpackExports: [] */ './main.tsx'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

void start();
