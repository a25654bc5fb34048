import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '@portico/services/app.module';
import { parseSettings, PorticoConfig } from '@portico/services/platform/config';
import { createOpenApi } from '@portico/services/platform/http';
import { demoExtension } from './demo-extension.js';

/** `node dist/openapi.js [file]` describes all API calls, including the demo's. */
const TARGET =
  process.argv[2] ?? fileURLToPath(new URL('../../../libs/api-client/openapi.json', import.meta.url));

const config = new PorticoConfig(
  {
    port: 8080,
    host: '127.0.0.1',
    home: tmpdir(),
    configFile: '',
    tokenSecret: '',
    trustedProxies: [],
    logLevel: 'silent',
    waitForDatabase: false,
  },
  parseSettings({}, 'defaults'),
);

// Preview mode instantiates nothing: no database, no port, only what the controllers declare.
const app = await NestFactory.create(AppModule.forRoot(config, demoExtension), new FastifyAdapter(), {
  preview: true,
  abortOnError: false,
  logger: ['error'],
});
app.setGlobalPrefix('api');
writeFileSync(TARGET, `${JSON.stringify(createOpenApi(app), null, 2)}\n`);
process.stdout.write(`${TARGET}\n`);
