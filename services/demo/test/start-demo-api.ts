import { startApi, type TestApi, type TestApiOptions } from '../../test/harness/start-api.js';
import { schemaWith } from '../../src/portal-schema.js';
import { demoExtension } from '../src/demo-extension.js';

/** The tables of a portal with the demo. */
export const demoSchema = schemaWith(demoExtension);

/** Starts the application with the demo's modules, on tables without the demo world. On a server's database only the portal runs. */
export function startDemoApi(options: TestApiOptions): Promise<TestApi> {
  const isServer = options.engine === 'mariadb' || options.databaseUrl !== undefined;
  return startApi({
    ...options,
    extension: isServer ? undefined : { ...demoExtension, prepare: async () => undefined },
  });
}
