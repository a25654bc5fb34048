import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiProperty,
  ApiPropertyOptional,
  DocumentBuilder,
  getSchemaPath,
  SwaggerModule,
} from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_TEXTS, type ErrorBody, type ErrorCode, type FieldIssue } from '@portico/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/index.js';
import { Text } from '../decorators/fields.js';
import { limited } from '../decorators/limit.js';
import { API_KEY_HEADER } from '../hooks/security-headers.js';
import { type CompressedText, compressText, sendText } from '../files/compressed-text.js';
import { contentTypeOf } from '../files/content-types.js';
import { sendFile } from '../files/send-file.js';

class FieldIssueDto implements FieldIssue {
  @Text() field: string;
  @Text() rule: string;
  @Text() msg: string;
}

class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ type: String, enum: Object.keys(ERROR_TEXTS) }) code: ErrorCode;
  @Text('English text of the code') msg: string;
  @Text('Equals the header x-request-id; names the request in the log') requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the placeholders of the text',
  })
  params?: Record<string, string | number>;

  @ApiPropertyOptional({ type: [FieldIssueDto] }) issues?: FieldIssueDto[];
}

/** Name of the keys of the public API in the description. */
export const API_KEY = 'apiKey';

type SwaggerTarget = Parameters<typeof SwaggerModule.createDocument>[0];

/**
 * The API as its controllers and DTO classes declare it; every operation may answer the error body. Keys are sorted,
 * so that the description does not depend on the order of declarations.
 */
export function createOpenApi(app: INestApplicationContext & SwaggerTarget): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Portico')
    .setDescription(
      'An answer that is no success has the body ErrorBodyDto; x-request-id names it in the log.',
    )
    .setVersion('1')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-auth-token' }, 'session')
    .addApiKey({ type: 'apiKey', in: 'header', name: API_KEY_HEADER }, API_KEY)
    .addGlobalResponse({
      status: 'default',
      description: 'An error of the contract',
      content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorBodyDto) } } },
    })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [ErrorBodyDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return sortKeys(document);
}

function sortKeys<T>(value: T): T;
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => sortKeys(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}

/** Within a tenth of the best compression, in a tenth of the time. */
const BROTLI_QUALITY = 9;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Portico API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
`;

// The viewer sets style attributes and data: images; its scripts are files.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/api/openapi.json`, and a viewer of it at `/api/docs`. */
export function addApiDocs(app: NestFastifyApplication, fastify: FastifyInstance): void {
  let description: Promise<CompressedText> | undefined;
  fastify.get('/api/openapi.json', { config: limited('read') }, async (request, reply) => {
    description ??= compressText(JSON.stringify(createOpenApi(app)), BROTLI_QUALITY);
    return sendText(request, reply.type('application/json; charset=utf-8'), await description);
  });
  fastify.get('/api/docs', { config: limited('page') }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  fastify.get('/api/docs/start.js', { config: limited('file') }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  addAssets(fastify, dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')));
}

function addAssets(fastify: FastifyInstance, root: string): void {
  const names = new Set(readdirSync(root));
  fastify.get<{ Params: { name: string } }>(
    '/api/docs/assets/:name',
    { config: limited('file') },
    async (request, reply) => {
      const { name } = request.params;
      const headers = { 'content-type': contentTypeOf(name) };
      const sent = names.has(name)
        ? await sendFile(request, reply, { root, path: [name], headers })
        : undefined;
      if (sent === undefined) throw new AppError('request.route_not_found');
      return sent;
    },
  );
}
